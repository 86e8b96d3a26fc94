import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { Details } from "../sections/contact/details";
import { EnquiryForm } from "../sections/contact/enquiry-form";
import { FindUs } from "../sections/contact/find-us";
import { FormSection } from "../sections/contact/form-section";
import { ContactHero } from "../sections/contact/hero";
import { Reasons } from "../sections/contact/reasons";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page, company } = data;
  const { meta, hero, heroAction, reasons, details, map } = page;
  return (
    <>
      <PageHead label={meta.label} description={meta.description} canonicalPath="/contact" />
      <Sections>
        <ContactHero trail={useTrail({ page: meta.label })} hero={hero} action={heroAction} />
        <FormSection form={<EnquiryForm page={page} company={company} />}>
          <Reasons reasons={reasons} />
          <Details details={details} company={company} />
        </FormSection>
        <FindUs map={map} company={company} />
      </Sections>
    </>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage {
    page: contactPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      heroAction
      ...EnquiryForm
      reasons {
        ...Reasons
      }
      details {
        ...ContactLabels
      }
      map {
        ...FindUs
      }
    }
    company {
      ...ContactDetails
      ...PostalAddress
    }
  }
`;
