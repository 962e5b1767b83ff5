package dev.tripatch.ui.app;

import dev.tripatch.ui.feature.cluster.ClusterCommands;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.feature.start.StartScreenCommands;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.file.DropTarget;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/** What the start screen has to know of documents, lists and clusters: whether any is open. */
record FirstStart(
    Documents documents,
    ObjectsViewModel listed,
    ClusterCommands cluster,
    FileCommands files,
    PatchCommands patches) {

  StartScreenCommands screen(
      MainView view,
      Function<Region, DropTarget> drops,
      ObservableIntegerValue textSize,
      Supplier<Actions> actions,
      Supplier<Keys> keys) {
    return new StartScreenCommands(
        view, isNothingOpen(), this::openInstead, drops, textSize, actions, keys);
  }

  private ObservableBooleanValue isNothingOpen() {
    ObservableValue<Boolean> isClusterUsed = cluster.isUsed();
    List<DocumentViewModel> all = documents.all();
    Observable[] changing =
        Stream.concat(
                all.stream().map(DocumentViewModel::textProperty),
                Stream.of(listed.sourcesProperty(), isClusterUsed))
            .toArray(Observable[]::new);
    return Bindings.createBooleanBinding(
        () ->
            all.stream().allMatch(DocumentViewModel::isBlank)
                && !listed.isOpen()
                && !isClusterUsed.getValue(),
        changing);
  }

  private void openInstead(StartDocuments other) {
    files.beforeOpening();
    if (files.mayReplaceAll() && patches.mayGo()) {
      documents.history().act(AppWords.OPEN_EXAMPLE.text(), () -> other.openIn(documents));
    }
  }
}
