/** The company behind the site, from the settings of the build. What is not set is empty, and not shown. */

// Written out, because the build puts each value in by its whole name.
export const company = {
  name: import.meta.env.COMPANY_NAME as string,
  address: import.meta.env.COMPANY_ADDRESS as string,
  registration: import.meta.env.COMPANY_REGISTRATION as string,
  email: import.meta.env.CONTACT_EMAIL as string,
};

/** In the order in which a reader looks for them. */
export const companyDetails = [
  { term: "Company", value: company.name },
  { term: "Postal address", value: company.address },
  { term: "Registration", value: company.registration },
  { term: "Email", value: company.email, to: `mailto:${company.email}` },
].filter(({ value }) => value);
