import { graphql } from "gatsby";

type Address = Queries.PostalAddressFragment["address"];

/** `tel:` link of a British number as it is written, `01632 960 142` or `+44 1632 960142` → `tel:+441632960142` (RFC 3966, E.164). */
export const phoneHref = (display: string): string => `tel:+44${display.replace(/\D/g, "").replace(/^(?:0|44)/, "")}`;

export const emailHref = (address: string): string => `mailto:${address}`;

/** The address on one line, as a map search or a line of text wants it. */
export const addressLine = ({ building, street, town, county, postcode }: Address): string =>
  [building, street, town, `${county} ${postcode}`].join(", ");

/** Search for an address in Google Maps, after its documented URL scheme (`api=1`). */
export const mapSearchHref = (address: Address): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;

/** The same place as a page for an `<iframe>`; needs no key. */
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
  fragment Reach on Company {
    phone {
      display
    }
    email {
      address
    }
  }
`;
