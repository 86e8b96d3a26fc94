import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Picture } from "../../pictures/picture";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { Verbatim } from "../../components/verbatim";
import { useHoverIntent } from "../../hooks/use-hover-intent";
import { sizesOf } from "../../pictures/picture-sizes";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { rule, text, type } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";
import { TeamAvatar } from "./team-avatar";

interface TeamProps {
  readonly section: Queries.SectionHeadFragment;
  readonly team: Queries.TeamMembersFragment;
}

/** In ms: delay before a tooltip opens (specification, section 9). */
const openDelay = 700;

/** The team: a row of small portraits, then a card for each person. */
export const Team = ({ section, team: { members } }: TeamProps) => {
  const hover = useHoverIntent(openDelay);
  return (
    <Section tone="paper" labelledBy="team">
      <SectionHead id="team" section={section} />
      <ul className={styles.avatars}>
        {members.map(member => (
          <TeamAvatar key={member.id} member={member} hover={hover} />
        ))}
      </ul>
      <ul className={styles.cards}>
        {members.map(({ id, name, designation, picture }) => (
          <li key={id} className={styles.card}>
            <Picture
              picture={picture}
              sizes={sizesOf({ phone: "112px", tablet: "29vw", laptop: "min(30vw, 392px)" })}
              className={styles.portrait}
            />
            <h3 className={clsx(type.subtitle, styles.name, !name && styles.role)}>
              {name ? <Verbatim>{name}</Verbatim> : designation}
            </h3>
            {name && <p className={styles.designation}>{designation}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
};

const styles = createStyles("sections/team", {
  avatars: {
    display: "flex",
    flexWrap: "wrap",
    rowGap: space.xs,
    marginBlockEnd: space.xl,
    paddingInlineStart: "10px",
  },
  cards: {
    display: "grid",
    gap: space.l,
    [media.from("tablet")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.xl },
  },
  card: {
    display: "grid",
    gridTemplateColumns: "112px minmax(0, 1fr)",
    columnGap: space.l,
    alignItems: "end",
    [media.from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
  portrait: {
    gridRow: "1 / span 2",
    aspectRatio: "1",
    borderRadius: shape.radius,
    [media.from("tablet")]: { gridRow: "1", aspectRatio: "4 / 3", marginBlockEnd: space.m },
  },
  name: {
    color: color.ink,
    "&:last-child": { gridRow: "1 / span 2", alignSelf: "center", [media.from("tablet")]: { gridRow: "2" } },
  },
  /** A role without a name stands large: the still life beside it is then a decision, not a gap. */
  role: {
    ...text.title,
    // One word a line, as far as they fit.
    maxWidth: "10ch",
    fontSize: "clamp(1.625rem, 1.2rem + 1.6vw, 2.375rem)",
    "&::before": { ...rule, marginBlockEnd: space.s },
  },
  designation: { alignSelf: "start", marginBlockStart: space.xxs, color: color.steel700 },
});

export const fragment = graphql`
  fragment TeamMembers on Team {
    members {
      id
      name
      designation
      remit
      picture {
        alt
        focus
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 730])
            ...Versions
          }
        }
      }
    }
  }
`;
