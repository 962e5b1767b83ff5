package dev.tripatch.ui.window.dialog;

import dev.tripatch.ui.panes.document.ObjectChoice;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/** Asks which of the objects in a file is meant. */
final class ObjectChooserDialog extends FilteredDialog<OpenDocument> {

  ObjectChooserDialog(String title, List<OpenDocument> documents) {
    super("object", DialogWords.OBJECT_WORDS.text(), words -> matching(words, documents));
    setHeaderText(title);
    list().setCellFactory(view -> new Cell());
    list().setAccessibleText(DialogWords.OBJECTS.text());
  }

  private static List<OpenDocument> matching(String words, List<OpenDocument> documents) {
    List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    return documents.stream()
        .filter(
            document ->
                wanted.stream().allMatch(describe(document).toLowerCase(Locale.ROOT)::contains))
        .toList();
  }

  private static String describe(OpenDocument document) {
    return document
        .origin()
        .map(OpenDocument.Origin::object)
        .map(ObjectChooserDialog::describe)
        .orElseGet(() -> document.text().lines().findFirst().orElse(""));
  }

  private static String describe(ObjectChoice object) {
    String version = object.name().apiVersion();
    return object.title() + (version.isEmpty() ? "" : "   " + version);
  }

  private static final class Cell extends ListCell<OpenDocument> {

    @Override
    protected void updateItem(@Nullable OpenDocument document, boolean empty) {
      super.updateItem(document, empty);
      setText(document == null ? "" : describe(document));
    }
  }
}
