import { preview as messages } from "../../messages/messages";

const VIEWS = ["desktop", "phone"] as const;

/** How wide the page is shown. */
export type View = (typeof VIEWS)[number];

interface Properties {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The address of the page. */
  readonly href: string;
}

/** The bar above a page: its width, and a link that opens it in a tab. */
export const PaneBar = ({ view, onView, href }: Properties) => (
  <div className="pane-bar">
    <fieldset>
      <legend>{messages.width}</legend>
      {VIEWS.map(name => (
        <label key={name}>
          <input type="radio" name="view" checked={name === view} onChange={() => onView(name)} />
          {messages[name]}
        </label>
      ))}
    </fieldset>
    <a href={href} target="_blank" rel="noreferrer">
      {messages.open}
    </a>
  </div>
);
