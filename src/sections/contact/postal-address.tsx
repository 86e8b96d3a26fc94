import { graphql } from "gatsby";

/** The address as on an envelope. */
export const PostalAddress = ({ address }: Queries.PostalAddressFragment) => {
  const { building, street, town, county, postcode } = address;
  return (
    <address>
      {[building, street, town, county, postcode].map((line, index) => (
        <span key={index} css={{ display: "block" }}>
          {line}
        </span>
      ))}
    </address>
  );
};

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
`;
