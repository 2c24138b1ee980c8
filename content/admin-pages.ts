/** The operators' pages: addresses and words of their navigation. A page that is added here is built, linked and titled. */

export const adminPages = [
  {
    path: "/admin/overview",
    label: "Overview",
    title: "Overview",
    description: "How the consultant is doing, and what it knows.",
  },
  {
    path: "/admin/knowledge-base",
    label: "Knowledge base",
    title: "Knowledge Base Admin",
    description: "Operators keep the consultant's knowledge base here.",
  },
  {
    path: "/admin/entries",
    label: "Entries",
    title: "Entries",
    description: "All entries in a table: sorted, grouped, filtered, and changed many at once.",
  },
  {
    path: "/admin/answers",
    label: "Answers",
    title: "Answers",
    description: "The library of answers, and operators' own in their place.",
  },
  {
    path: "/admin/questions",
    label: "Questions",
    title: "Questions",
    description: "What visitors asked in vain, and how to answer it.",
  },
  {
    path: "/admin/files",
    label: "Files",
    title: "Files",
    description: "Entries out to a file and in from one, and what to keep as a backup.",
  },
  {
    path: "/admin/record",
    label: "Record",
    title: "Record",
    description: "Who changed what, and who is signed in.",
  },
] as const;

export type AdminPath = (typeof adminPages)[number]["path"];
