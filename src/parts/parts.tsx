import type { ReactNode } from "react";
import { AccordionItem } from "../components/accordion-item";
import { Breadcrumb } from "../components/breadcrumb";
import { button, ButtonLink } from "../components/button-link";
import { Comparison } from "../components/comparison";
import { LinkCard } from "../components/link-card";
import { Section } from "../components/section";
import { SectionHead } from "../components/section-head";
import { showToast } from "../components/show-toast";
import { Spinner } from "../components/spinner";
import { Stepper } from "../components/stepper";
import { TickTile } from "../components/tick-tile";
import { PageHead } from "../layout/page-head";
import { Field } from "../sections/contact/field";
import { createStyles } from "../theme/create-styles";
import { type } from "../theme/text";
import { color, on, shape, space } from "../theme/tokens";
import { Tokens } from "./tokens";

/** A picture of one colour. */
const plainPicture = (backgroundColor: string): Queries.PictureFragment => {
  const gatsbyImageData = { layout: "fullWidth", width: 16, height: 9, backgroundColor, images: {} } as const;
  const jpeg = { src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" };
  return { alt: `A picture in ${backgroundColor}`, focus: null, image: { childImageSharp: { gatsbyImageData, jpeg } } };
};

const steps = ["Looking", "Telling", "Doing", "Leaving"].map(title => ({
  title,
  description: `What happens while it is about ${title.toLowerCase()}, in a sentence.`,
}));

const example = { placeholder: "Placeholder" };

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={type.small}>{name}</h3>
    {children}
  </div>
);

const Components = () => (
  <>
    <Part name="Button: solid, outline, real, disabled">
      <div className={styles.row}>
        <ButtonLink href="/parts">Solid</ButtonLink>
        <ButtonLink href="/parts" look="outline">
          Outline
        </ButtonLink>
        <button type="button" disabled className={button.solid}>
          <Spinner /> Sending
        </button>
      </div>
    </Part>
    <Part name="Toast: success, error">
      <div className={styles.row}>
        {(["success", "error"] as const).map(kind => (
          <button
            key={kind}
            type="button"
            className={button.outline}
            onClick={() => showToast({ kind, title: `A toast of ${kind}`, text: "What has happened, in a sentence." })}
          >
            Show {kind}
          </button>
        ))}
      </div>
    </Part>
    <Part name="Link card: upright, in a row">
      <div className={styles.columns}>
        {[false, true].map(isRow => (
          <LinkCard
            key={String(isRow)}
            {...{ isRow, href: "/parts", title: "A card", text: "What it leads to.", prompt: "Read on" }}
            icon="coating"
            picture={plainPicture(color.steel500)}
            sizes="50vw"
          />
        ))}
      </div>
    </Part>
    <Part name="Comparison">
      <Comparison
        before={plainPicture(color.steel700)}
        after={plainPicture(color.steel300)}
        sizes="90vw"
        caption="What is compared."
      />
    </Part>
  </>
);

/** Components that are only used on a light background. */
const LightComponents = () => (
  <>
    <Part name="Accordion item, tick tile">
      <div className={styles.columns}>
        <AccordionItem title="Accordion item" description="The first sentence. Then what is seen once it is open." />
        <TickTile title="Tick tile" description="What is seen once it is ticked." />
      </div>
    </Part>
    <Part name="Stepper">
      <Stepper steps={steps} labels={{ previous: "Previous step", next: "Next step", step: "Step" }} />
    </Part>
    <Part name="Field: required, optional, not to be changed, of several lines and nearly full">
      <form className={styles.columns}>
        <Field name="required" field={{ label: "Required", ...example }} />
        <Field name="optional" optional="may stay empty" field={{ label: "Optional", ...example }} />
        <Field name="fixed" readOnly defaultValue="While it is being sent" field={{ label: "Fixed", ...example }} />
        <Field name="lines" rows={3} field={{ label: "Lines", ...example }} note="Characters left: 12" />
      </form>
    </Part>
  </>
);

/** A style guide for `gatsby develop`: tokens, and the components with their states on each background. */
const Parts = () => (
  <>
    <PageHead label="Parts" description="What the site is made of." indexed={false} />
    <Section tone="ink" labelledBy="parts">
      <Breadcrumb trail={[{ label: "Home", href: "/" }, { label: "Parts" }]} />
      <h1 id="parts" className={type.hero}>
        Parts
      </h1>
    </Section>
    <Tokens />
    {(["ink", "offWhite", "paper"] as const).map(tone => (
      <Section key={tone} tone={tone} labelledBy={tone}>
        <SectionHead id={tone} section={{ eyebrow: "Components", heading: `On ${tone}`, text: "A line below it." }} />
        <Components />
        {tone === "paper" && <LightComponents />}
      </Section>
    ))}
  </>
);

export default Parts;

const styles = createStyles("parts/parts", {
  part: { marginBlockStart: space.xl, paddingBlockStart: space.m, borderBlockStart: `1px solid ${on.line}` },
  row: { display: "flex", flexWrap: "wrap", gap: space.m, marginBlockStart: space.m },
  columns: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
    gap: space.l,
    maxWidth: shape.content,
    marginBlockStart: space.m,
  },
});
