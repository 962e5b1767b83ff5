package dev.tripatch.ui.panes.model;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Map;
import java.util.Optional;

/**
 * Documents that fill the panes for a while.
 *
 * @param kind what they are
 * @param title what people call them
 * @param documents the texts of last applied, local and live; those that are missing are blank
 * @param patch the patch to begin with, where one is to be composed; empty to calculate it
 * @param mode whose patch is calculated; empty for that of kubectl apply
 */
public record Visited(
    Kind kind,
    String title,
    Map<Role, String> documents,
    Optional<WrittenText> patch,
    Optional<ComparisonMode> mode) {

  /** What documents are that fill the panes for a while. */
  public enum Kind {
    /** Those of a lesson. */
    LESSON(ModelWords.LESSON.text()),
    /** Those of an example of the reference. */
    EXAMPLE(ModelWords.EXAMPLE.text()),
    /** The person's own, changed to see what becomes of them then; the title says so. */
    WHAT_IF("");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** Copies the map. */
  public Visited {
    documents = Map.copyOf(documents);
  }

  /** What they are, and which, for people. */
  public String words() {
    return (kind.words + " " + title).strip();
  }

  /** The same with the choice of whose patch is calculated. */
  public Visited as(ComparisonMode wanted) {
    return new Visited(kind, title, documents, patch, Optional.of(wanted));
  }

  /** The same as something else than a lesson. */
  public Visited as(Kind other) {
    return new Visited(other, title, documents, patch, mode);
  }
}
