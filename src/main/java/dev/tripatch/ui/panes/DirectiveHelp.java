package dev.tripatch.ui.panes;

import java.util.Optional;

/** A sentence about each directive of the strategic merge patch. */
public final class DirectiveHelp {

  private DirectiveHelp() {}

  /**
   * What a directive does.
   *
   * @param key the key as it is written in a patch: {@code $setElementOrder/env}
   * @return a sentence or two; empty if it is no directive that Kubernetes knows
   */
  public static Optional<String> explain(String key) {
    int slash = key.indexOf('/');
    String name = slash < 0 ? key : key.substring(0, slash);
    String list = slash < 0 ? PaneWords.THE_LIST.text() : key.substring(slash + 1);
    return Optional.ofNullable(
        switch (name) {
          case "$patch" -> PaneWords.ABOUT_PATCH.text();
          case "$retainKeys" -> PaneWords.ABOUT_RETAIN_KEYS.text();
          case "$setElementOrder" -> PaneWords.ABOUT_ELEMENT_ORDER.text("list", list);
          case "$deleteFromPrimitiveList" -> PaneWords.ABOUT_PRIMITIVE_LIST.text("list", list);
          default -> null;
        });
  }
}
