/**
 * The operators' pages: addresses and words of their navigation, and what stands below the heading: what the page is
 * for, what it changes for visitors, and how that is undone. A page that is added here is built, linked and titled.
 */

export const adminPages = [
  {
    path: "/admin/knowledge-base",
    label: "Knowledge",
    title: "Knowledge Base Admin",
    description:
      "Everything the consultant may say. What you save is said to visitors from the next question on, and shown to you at once; each change can be taken back here or under History.",
  },
  {
    path: "/admin/questions",
    label: "Questions",
    title: "Questions",
    description:
      "What visitors asked in vain, and what is said to it now. What you write here becomes an entry, heard from the next question on, and can be taken back below it.",
  },
  {
    path: "/admin/history",
    label: "History",
    title: "History",
    description:
      "Who changed what. Look at a change, and take it back days later: visitors hear what stood before, and nothing newer is lost.",
  },
  {
    path: "/admin/upkeep",
    label: "Upkeep",
    title: "Upkeep",
    description:
      "Files in and out, who is signed in, and how the consultant is doing. Only an import changes what visitors hear: you see it first, and can take it back under History.",
  },
] as const;

export type AdminPath = (typeof adminPages)[number]["path"];
