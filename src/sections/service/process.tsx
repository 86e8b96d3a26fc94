import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { Stepper } from "./stepper";

interface ProcessProps {
  readonly process: Queries.ProcessFragment;
  readonly shared: Queries.ProcessSharedFragment;
}

/** The steps of a job. */
export const Process = ({ process, shared }: ProcessProps) => (
  <Section tone="paper" labelledBy="process">
    <SectionHead id="process" section={process} />
    <Stepper steps={process.steps} labels={shared.stepper} />
  </Section>
);

export const fragment = graphql`
  fragment Process on ServiceProcess {
    eyebrow
    heading
    text
    steps {
      title
      description
    }
  }

  fragment ProcessShared on ServiceShared {
    stepper {
      previous
      next
      step
    }
  }
`;
