package dev.tripatch.ui.app;

import dev.tripatch.document.ObjectName;
import dev.tripatch.document.SourceReader;
import dev.tripatch.export.Export;
import dev.tripatch.export.KubectlCommand;
import dev.tripatch.export.KustomizeEntry;
import dev.tripatch.export.PatchTarget;
import dev.tripatch.export.Remark;
import dev.tripatch.export.Shell;
import dev.tripatch.format.ChangeInFormats;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.ShownPatch;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.PatchViewModel;
import dev.tripatch.value.MapValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** Copies the change of the last good answer for use elsewhere. */
final class ExportCommands {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final Questions questions;
  private final Consumer<String> say;

  ExportCommands(
      Documents documents,
      ComparisonViewModel comparison,
      Questions questions,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.questions = questions;
    this.say = say;
  }

  /** All of them. */
  Menu menu() {
    Menu menu = new Menu("Export");
    for (Shell shell : Shell.values()) {
      menu.getItems()
          .add(item("Copy as kubectl Command for " + shell.title(), () -> copyKubectl(shell)));
    }
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            item("Copy as kustomize Patch", () -> copyKustomize(PatchFormat.STRATEGIC)),
            item("Copy as kustomize JSON Patch", () -> copyKustomize(PatchFormat.JSON)));
    return menu;
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  private void copyKubectl(Shell shell) {
    computed()
        .ifPresent(
            outcome -> {
              ChangeInFormats change = new ChangeInFormats(outcome);
              PatchViewModel patch = comparison.patch();
              PatchFormat format = patch.getShown().map(ShownPatch::format).orElse(change.sent());
              copy(
                  "the kubectl command for " + shell.title(),
                  new KubectlCommand(PatchTarget.of(outcome), shell)
                      .inline(change.in(format, patch.withTestsProperty().get())));
            });
  }

  private void copyKustomize(PatchFormat format) {
    computed()
        .ifPresent(
            outcome ->
                copy("the kustomize patch", KustomizeEntry.of(local(), outcome).inline(format)));
  }

  /** What local itself says: kustomize builds from files. */
  private ObjectName local() {
    return ObjectName.of(
        SourceReader.read("local", documents.local().getText()).object().orElse(MapValue.EMPTY));
  }

  private Optional<ThreeWayOutcome.Computed> computed() {
    Optional<ThreeWayOutcome.Computed> outcome =
        comparison.getView().flatMap(ComparisonView::computed);
    if (outcome.isEmpty()) {
      say.accept("There is no patch to export.");
    } else if (comparison.staleProperty().get()) {
      say.accept("A document has an error: mend it before you export.");
      return Optional.empty();
    }
    return outcome;
  }

  private void copy(String what, Export export) {
    switch (export) {
      case Export.Nothing ignored -> say.accept("There is nothing to export: the patch is empty.");
      case Export.Refused refused -> questions.tell(refused.cause(), refused.remedy());
      case Export.Made made -> {
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, made.text()));
        List<String> notes = notes(made);
        say.accept("Copied " + what + (notes.isEmpty() ? "" : ". " + String.join(" ", notes)));
        if (isDangerous(made)) {
          questions.tell("Copied " + what + ", but read this first.", String.join("\n", notes));
        }
      }
    }
  }

  private static List<String> notes(Export.Made made) {
    return Stream.concat(
            made.losses().stream()
                .map(loss -> (loss.path().isRoot() ? "" : loss.path() + ": ") + loss.sentence()),
            made.remarks().stream().sorted().map(Remark::sentence))
        .toList();
  }

  /** Whether it does something else than is seen, or does not work, or gives a secret away. */
  private static boolean isDangerous(Export.Made made) {
    return made.losses().stream().anyMatch(loss -> loss.kind().changesResult())
        || made.remarks().stream().anyMatch(Remark::isWarning);
  }
}
