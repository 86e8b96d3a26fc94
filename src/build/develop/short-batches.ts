import { waitingStates } from "gatsby/dist/state-machines/waiting";

/** In ms: Gatsby collects content changes for 500 before it looks at them; an editor waits for each. */
const batch = 50;

/**
 * Makes `gatsby develop` show a saved change half a second sooner. Gatsby has no setting for the wait, so this reaches
 * into its waiting state machine; should a later version keep the wait elsewhere, nothing happens but the old wait.
 */
export const shortenBatches = () => {
  const batching = waitingStates.states?.batchingNodeMutations;
  const target = Object.values(batching?.after ?? {})[0];
  if (batching && target !== undefined) batching.after = { [batch]: target };
};
