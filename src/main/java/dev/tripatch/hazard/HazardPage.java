package dev.tripatch.hazard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

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
    String name = "pages/" + kind.id() + ".md";
    try (InputStream page = HazardPage.class.getResourceAsStream(name)) {
      if (page == null) {
        throw new IllegalStateException("the program lacks its page " + name);
      }
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
