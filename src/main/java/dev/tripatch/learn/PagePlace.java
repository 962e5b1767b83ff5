package dev.tripatch.learn;

import java.util.Optional;

/**
 * A place in the reference.
 *
 * @param page the page
 * @param anchor the section of it; empty for its beginning
 */
public record PagePlace(Page page, Optional<String> anchor) {

  /** The beginning of a page. */
  public static PagePlace of(Page page) {
    return new PagePlace(page, Optional.empty());
  }

  /** A section of a page. */
  public static PagePlace of(Page page, String anchor) {
    return new PagePlace(page, Optional.of(anchor));
  }

  /** Its name in links: the page's, or {@code outcome/added#set-missing}. */
  public String id() {
    return page.id() + anchor.map(section -> "#" + section).orElse("");
  }

  /** Its name for people: the page's title, and the section. */
  public String title() {
    return page.title() + anchor.map(section -> ": " + section).orElse("");
  }

  /** What is there: the section, or the whole page. */
  public String markdown() {
    return anchor.map(page::section).orElseGet(page::markdown);
  }
}
