import { createStyles } from "../../theme/create-styles";

/** The address, one line for each part. */
export const PostalAddress = ({ address }: Queries.PostalAddressFragment) => {
  const { building, street, town, county, postcode } = address;
  const lines = [building, street, town, county, postcode].filter(Boolean);
  return (
    <address translate="no" dir="ltr">
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </address>
  );
};

const styles = createStyles("components/postal-address", { line: { display: "block" } });
