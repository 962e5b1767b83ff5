package dev.tripatch.ui.app;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;

/** The window's title: whether anything is not saved, the file, the object, its cluster. */
final class WindowTitle {

  private static final String UNSAVED = "● ";

  private WindowTitle() {}

  static StringBinding of(
      Documents documents,
      ComparisonViewModel comparison,
      ObjectsViewModel objects,
      ObservableValue<String> cluster) {
    Observable[] parts =
        Stream.concat(
                Stream.of(
                    comparison.viewProperty(),
                    documents.local().openedProperty(),
                    objects.rows(),
                    cluster),
                texts(documents).map(DocumentViewModel::modifiedBinding))
            .toArray(Observable[]::new);
    return Bindings.createStringBinding(
        () -> text(documents, comparison, objects, cluster.getValue()), parts);
  }

  private static Stream<DocumentViewModel> texts(Documents documents) {
    return Stream.concat(documents.all().stream(), documents.drafts().all().stream());
  }

  /** Closing asks about texts of the panes, drafts, and objects that no pane shows. */
  private static String text(
      Documents documents,
      ComparisonViewModel comparison,
      ObjectsViewModel objects,
      String cluster) {
    boolean isUnsaved =
        !objects.edits().aside().isEmpty()
            || texts(documents).anyMatch(each -> each.isModified() && !each.isBlank());
    String subject = comparison.getView().map(ComparisonView::subject).orElse("");
    String parts =
        Stream.of(documents.local().getOpened().name(), subject, cluster, "Tripatch")
            .filter(part -> !part.isEmpty())
            .reduce((before, next) -> before + " – " + next)
            .orElse("");
    return (isUnsaved ? UNSAVED : "") + VisibleText.line(parts);
  }
}
