import { graphql } from "gatsby";
import { Band } from "../../components/band";
import { BandHead } from "../../components/band-head";
import { Stepper } from "../../components/stepper";

interface ProcessProps {
  readonly process: Queries.ProcessFragment;
  readonly shared: Queries.ProcessSharedFragment;
}

/** How a job goes, step by step. */
export const Process = ({ process, shared }: ProcessProps) => (
  <Band tone="paper" labelledBy="process">
    <BandHead id="process" band={process} />
    <Stepper steps={process.steps} labels={shared.stepper} labelledBy="process" />
  </Band>
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
