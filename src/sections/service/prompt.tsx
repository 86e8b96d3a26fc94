import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { CallToAction } from "../../components/call-to-action";

/** Call to action for visitors who did not find the service they need. */
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
      ...Link
    }
  }
`;
