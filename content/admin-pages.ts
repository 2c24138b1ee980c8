/** The operators' pages: addresses and words of their navigation. A page that is added here is built, linked and titled. */

export const adminPages = [
  {
    path: "/admin/knowledge-base",
    label: "Knowledge",
    title: "Knowledge Base Admin",
    description: "Operators keep the consultant's knowledge base here.",
  },
  {
    path: "/admin/questions",
    label: "Questions",
    title: "Questions",
    description: "What visitors asked in vain, and how to answer it.",
  },
  {
    path: "/admin/history",
    label: "History",
    title: "History",
    description: "Who changed what, and how to take it back.",
  },
  {
    path: "/admin/upkeep",
    label: "Upkeep",
    title: "Upkeep",
    description: "How the consultant is doing, entries out to a file and in from one, and who is signed in.",
  },
] as const;

export type AdminPath = (typeof adminPages)[number]["path"];
