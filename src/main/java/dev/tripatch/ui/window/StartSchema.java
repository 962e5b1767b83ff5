package dev.tripatch.ui.window;

import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is put over the built-in schemas when the window opens.
 *
 * @param brought what a person brought, the one that wins first
 * @param rules the text of own rules; blank for none
 * @param file the file of the own rules; empty if they are in none, or in several
 * @param looksBeside whether own rules beside a local document are looked for
 */
public record StartSchema(
    List<BroughtSchema> brought, String rules, Optional<Path> file, boolean looksBeside) {

  /** The built-in schemas as they are. */
  public static final StartSchema NONE = new StartSchema(List.of(), "", Optional.empty(), true);

  /** Copies the list, so that later changes of the given one do not show. */
  public StartSchema {
    brought = List.copyOf(brought);
  }

  void openIn(SchemaDocuments documents) {
    documents.setBrought(brought);
    file.ifPresentOrElse(
        path -> documents.open(String.valueOf(path.getFileName()), rules, path),
        () -> documents.text().open(OpenDocument.unfiled(WindowWords.OWN_RULES.text(), rules)));
  }
}
