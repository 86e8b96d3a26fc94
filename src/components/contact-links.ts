import { graphql } from "gatsby";

type Address = Queries.PostalAddressFragment["address"];

/** `tel:` link of a British number: `01632 960 142` or `+44 1632 960142` → `tel:+441632960142` (RFC 3966, E.164). */
export const phoneHref = (display: string): string => `tel:+44${display.replace(/\D/g, "").replace(/^(?:0|44)/, "")}`;

export const emailHref = (address: string): string => `mailto:${address}`;

/** The address on one line. Some addresses have only a building or only a street. */
export const addressLine = ({ building, street, town, county, postcode }: Address): string =>
  [building, street, town, `${county} ${postcode}`].filter(Boolean).join(", ");

/** Link to a Google Maps search for the address, in the documented URL format (`api=1`). */
export const mapSearchHref = (address: Address): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;

/** Google Maps page of the address for an `<iframe>`. It needs no API key. */
export const mapFrameHref = (address: Address): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(addressLine(address))}&output=embed`;

export const fragment = graphql`
  fragment PostalAddress on Company {
    address {
      building
      street
      town
      county
      postcode
    }
  }
  fragment ContactDetails on Company {
    phone {
      display
    }
    email {
      address
    }
  }
`;
