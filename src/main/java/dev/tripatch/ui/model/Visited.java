package dev.tripatch.ui.model;

import dev.tripatch.role.Role;
import dev.tripatch.ui.model.document.WrittenText;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Map;
import java.util.Optional;

/**
 * Documents that fill the panes for a while.
 *
 * @param title what people call them
 * @param documents the texts of last applied, local and live; those that are missing are blank
 * @param patch the patch to begin with, where one is to be composed; empty to calculate it
 * @param mode whose patch is calculated; empty to let the documents decide
 */
public record Visited(
    String title,
    Map<Role, String> documents,
    Optional<WrittenText> patch,
    Optional<ComparisonMode> mode) {

  /** Copies the map. */
  public Visited {
    documents = Map.copyOf(documents);
  }

  /** Documents whose patch is calculated. */
  public static Visited of(String title, Map<Role, String> documents) {
    return new Visited(title, documents, Optional.empty(), Optional.empty());
  }

  /** The same with a patch that is composed. */
  public Visited composing(WrittenText written) {
    return new Visited(title, documents, Optional.of(written), mode);
  }

  /** The same with the choice of whose patch is calculated. */
  public Visited as(ComparisonMode wanted) {
    return new Visited(title, documents, patch, Optional.of(wanted));
  }
}
