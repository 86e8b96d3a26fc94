import { Section } from "../components/section";
import { SectionHead } from "../components/section-head";
import { createStyles } from "../theme/create-styles";
import { type } from "../theme/text";
import { color, on, shape, space } from "../theme/tokens";

const { gutter: _gutter, section: _section, ...distances } = space;

/** Colours, text styles and distances with their names in the code. */
export const Tokens = () => (
  <Section tone="paper" labelledBy="tokens">
    <SectionHead id="tokens" section={{ eyebrow: "Tokens", heading: "Colour, type, space", text: null }} />
    <ul className={styles.colours}>
      {Object.entries(color).map(([name, value]) => (
        <li key={name} className={type.small}>
          <span className={styles.swatch} style={{ background: value }} />
          {name} {value}
        </li>
      ))}
    </ul>
    <ul>
      {Object.entries(type).map(([name, className]) => (
        <li key={name} className={className}>
          {name}: 0123456789 Roofs
        </li>
      ))}
    </ul>
    <ul>
      {Object.entries(distances).map(([name, value]) => (
        <li key={name} className={type.small}>
          <span className={styles.distance} style={{ width: value }} /> {name} {value}
        </li>
      ))}
    </ul>
  </Section>
);

const styles = createStyles("parts/parts-tokens", {
  colours: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
    gap: space.m,
    marginBlockEnd: space.xl,
  },
  swatch: { display: "block", height: space.xxl, border: `1px solid ${on.line}`, borderRadius: shape.radius },
  distance: { display: "inline-block", height: space.m, background: color.brand },
});
