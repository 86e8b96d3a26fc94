import { clsx } from "clsx";
import { graphql } from "gatsby";
import { AccordionItem } from "./accordion-item";
import { Picture } from "../../pictures/picture";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { motion, shape, space } from "../../theme/tokens";

interface SubServicesProps {
  readonly id: string;
  readonly subServices: Queries.SubServicesFragment;
  /** Shown beside the list while no item is open. */
  readonly picture: Queries.PictureFragment;
}

/** The sub-services of a service. Each opens to its description and picture. */
export const SubServices = ({ id, subServices, picture }: SubServicesProps) => {
  const { items } = subServices;
  // Three columns for exactly three items, else two (specification, section 9).
  const hasThreeColumns = items.length === 3;
  const hasSidePicture = !hasThreeColumns && items.some(item => item.picture);
  const hasPicturesAbove = hasThreeColumns && items.every(item => item.picture);
  return (
    <Section tone="paper" id={id} labelledBy={`${id}-heading`}>
      <SectionHead id={`${id}-heading`} section={subServices} />
      <div className={clsx(hasSidePicture && styles.withSidePicture)}>
        <ul className={hasThreeColumns ? styles.three : styles.two}>
          {items.map(({ title, icon, description, picture: own }) => (
            <li key={title}>
              {hasPicturesAbove && own && <Picture picture={own} sizes={aboveSizes} className={styles.above} />}
              <AccordionItem
                title={title}
                icon={icon}
                description={description}
                picture={
                  own && (
                    <Picture
                      picture={own}
                      sizes={pictureSizes}
                      className={clsx(styles.picture, hasPicturesAbove && styles.onPhone)}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
        {hasSidePicture && <Picture picture={picture} sizes={pictureSizes} className={styles.defaultPicture} />}
      </div>
    </Section>
  );
};

// Beside the list, a picture covers a box of up to 560 px in height.
const pictureSizes = sizesOf({ phone: "90vw", tablet: "45vw", desktop: "1000px" });

// A picture of 16:9 is cut to 3:2, so it needs a fifth more than the width of its box.
const aboveSizes = "min(36vw, 465px)";

/** Position of the open item's picture, beside the list. */
const sidePicture = {
  position: "absolute",
  inset: "0 0 auto auto",
  width: "38%",
  height: "100%",
  minHeight: "400px",
  maxHeight: "560px",
} as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const styles = createStyles("sections/sub-services", {
  two: { display: "grid", alignItems: "start", gap: `${space.m} ${space.xl}`, [media.from("tablet")]: columns(2) },
  three: {
    display: "grid",
    alignItems: "start",
    gap: `${space.m} ${space.xl}`,
    [media.from("tablet")]: { ...columns(3), columnGap: space.l },
    [media.from("laptop")]: { columnGap: space.xl },
  },
  picture: {
    aspectRatio: "3 / 2",
    marginBlockEnd: space.l,
    borderRadius: shape.radius,
    [media.motion]: { animation: `fade-in ${motion.enter}` },
  },
  /** Three columns have their pictures above the items, which may be closed. */
  above: {
    display: "none",
    aspectRatio: "3 / 2",
    marginBlockEnd: space.m,
    borderRadius: shape.radius,
    [media.print]: { display: "none !important" },
    [media.from("tablet")]: { display: "block" },
  },
  onPhone: { [media.from("tablet")]: { display: "none" }, [media.print]: { display: "block" } },
  defaultPicture: {
    display: "none",
    [media.print]: { display: "none !important" },
    borderRadius: shape.radius,
    [media.from("desktop")]: { ...sidePicture, display: "block" },
  },
  withSidePicture: {
    [media.from("desktop")]: {
      position: "relative",
      minHeight: sidePicture.minHeight,
      "& > ul": { width: `calc(62% - ${space.xxl})` },
      // While all items are closed, they fill the picture's height.
      "& > ul:not(:has([open]))": { gridAutoRows: "1fr", alignItems: "stretch", minHeight: sidePicture.minHeight },
      // If several items are open, the picture of the one with focus or hover is in front.
      "& details > picture": { ...sidePicture, zIndex: 1, margin: 0 },
      "& li:is(:focus-within, :hover) picture": { zIndex: 2 },
    },
  },
});

export const fragment = graphql`
  fragment SubServices on ServiceSubServices {
    eyebrow
    heading
    text
    items {
      title
      icon
      description
      picture {
        ...Picture
      }
    }
  }
`;
