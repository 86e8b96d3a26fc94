import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CallToAction } from "../../components/call-to-action";
import type { Tone } from "../../components/section";

interface ClosingProps {
  readonly tone: Tone;
  readonly closing: Queries.ClosingFragment;
  /** Whether it fades in when a tenth of it is visible. */
  readonly fadesIn?: boolean;
}

/** The call to action at the end of case studies and overviews. */
export const Closing = ({ tone, closing, fadesIn }: ClosingProps) => (
  <CallToAction id="closing" tone={tone} heading={closing.heading} fadesIn={fadesIn} onScreenOnly>
    <ButtonLink href={closing.action.href}>{closing.action.label}</ButtonLink>
  </CallToAction>
);

export const fragment = graphql`
  fragment Closing on CaseStudySharedClosing {
    heading
    action {
      ...Link
    }
  }
`;
