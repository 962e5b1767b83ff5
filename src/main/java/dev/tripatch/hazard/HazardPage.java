package dev.tripatch.hazard;

import dev.tripatch.prose.Prose;


/** The page that explains a kind of hazard: why it is one, an example and the way out. */
public final class HazardPage {

  private HazardPage() {}

  /**
   * The page of a kind, as Markdown. The texts of its examples are code blocks whose second word
   * says which document they are: {@code last-applied}, {@code local}, {@code live}, {@code patch},
   * {@code result} or {@code error}; behind {@code patch} may be the dialect that reads it, and
   * behind {@code local} that overwrite is off.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static String of(HazardKind kind) {
    return Prose.file(HazardPage.class, "pages/" + kind.id() + ".md");
  }
}
