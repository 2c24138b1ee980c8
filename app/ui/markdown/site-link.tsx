import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

/** Called before a link is followed: the chat may have to close. */
export const FollowLink = createContext<(path: string) => void>(() => undefined);

/** A link to a page of this site, opened in the same tab. */
export function SiteLink({ to, className, children }: { to: string; className?: string; children?: ReactNode }) {
  const follow = useContext(FollowLink);
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere) follow(to);
  };
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
