import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CallToAction } from "../../components/call-to-action";

/** For the visitor who has not found the service they came for. */
export const Prompt = ({ prompt }: { readonly prompt: Queries.PromptFragment }) => (
  <CallToAction id="prompt" tone="offWhite" heading={prompt.heading} message={prompt.text}>
    <ButtonLink href={prompt.action.href} look="outline">
      {prompt.action.label}
    </ButtonLink>
  </CallToAction>
);

export const fragment = graphql`
  fragment Prompt on ServicePrompt {
    heading
    text
    action {
      label
      href
    }
  }
`;
