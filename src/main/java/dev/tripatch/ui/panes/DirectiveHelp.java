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
    String list = slash < 0 ? "the list" : key.substring(slash + 1);
    return Optional.ofNullable(
        switch (name) {
          case "$patch" ->
              "$patch says what to do with this map or list element: replace puts the patch in its"
                  + " place, delete takes it away, merge is what happens anyway.";
          case "$retainKeys" ->
              "$retainKeys lists the keys of this map that stay. The server drops every other key"
                  + " that live has, then merges the listed ones.";
          case "$setElementOrder" ->
              "$setElementOrder gives the order in which the elements of "
                  + list
                  + " are put. Elements that only live has stay where live's order puts"
                  + " them.";
          case "$deleteFromPrimitiveList" ->
              "$deleteFromPrimitiveList lists the values to delete from "
                  + list
                  + ", a list of primitives that merges as a set.";
          default -> null;
        });
  }
}
