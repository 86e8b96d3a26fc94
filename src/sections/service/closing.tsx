import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CallToAction } from "../../components/call-to-action";

/** The call to action at the end of service pages: contact, or other services. */
export const ServiceClosing = ({ closing }: { readonly closing: Queries.ServiceClosingFragment }) => (
  <CallToAction id="closing" tone="ink" heading={closing.heading} message={closing.text} onScreenOnly>
    <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
    <ButtonLink href={closing.secondary.href} look="outline">
      {closing.secondary.label}
    </ButtonLink>
  </CallToAction>
);

export const fragment = graphql`
  fragment ServiceClosing on ServiceSharedClosing {
    heading
    text
    primary {
      ...Link
    }
    secondary {
      ...Link
    }
  }
`;
