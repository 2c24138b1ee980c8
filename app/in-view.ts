/** Calls `act` once for each element, when it comes into view. */
export function whenInView(
  elements: Iterable<Element>,
  act: (element: HTMLElement) => void,
  options?: IntersectionObserverInit,
) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      act(target as HTMLElement);
    }
  }, options);
  for (const element of elements) observer.observe(element);
}
