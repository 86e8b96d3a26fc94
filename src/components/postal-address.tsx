import { createStyles } from "../theme/create-styles";

/** The address, one line for each part. */
export const PostalAddress = ({ address }: Queries.PostalAddressFragment) => {
  const { building, street, town, county, postcode } = address;
  return (
    <address translate="no" dir="ltr">
      {[building, street, town, county, postcode].map((line, index) => (
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
};

const styles = createStyles("components/postal-address", { line: { display: "block" } });
