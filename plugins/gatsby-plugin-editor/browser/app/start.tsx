import { appMessages } from "../../messages/app-messages";
import type { Store } from "../store/store";

/** What the editor says before anything is open: how a change comes to the site. */
export function Start({ place }: { readonly place: Store["place"] }) {
  return (
    <div className="start">
      <h1>{appMessages.start}</h1>
      <ol>
        {appMessages.startSteps[place].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
