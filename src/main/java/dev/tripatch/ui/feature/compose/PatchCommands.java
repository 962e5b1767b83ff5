package dev.tripatch.ui.feature.compose;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.PatchViewModel;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.UnsavedQuestion;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.ButtonType;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** What can be done with files that hold patches. */
public final class PatchCommands implements Feature {

  private final WindowContext window;
  private final PatchViewModel patch;
  private final SecretCommands secrets;
  private final UnsavedQuestion unsaved;

  /** Opens, copies and saves patches for the window's composer. */
  public PatchCommands(WindowContext window, SecretCommands secrets) {
    this.window = window;
    this.patch = window.comparison().patch();
    this.secrets = secrets;
    this.unsaved = new UnsavedQuestion(window.questions(), this::save);
  }

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>();
    actions.add(
        Action.of(
                "COPY_PATCH",
                ComposeWords.COPY_PATCH_YAML.text(),
                () -> window.queue().whenCompared(() -> copy(Format.YAML)))
            .in("FILE", 2, 10)
            .keys("Shortcut+Shift+C", ComposeWords.COPY_PATCH_KEYS.text()));
    actions.add(
        Action.of(
                "COPY_PATCH_JSON",
                ComposeWords.COPY_PATCH_JSON.text(),
                () -> window.queue().whenCompared(() -> copy(Format.JSON)))
            .in("FILE", 2, 20));
    actions.add(
        Action.of("OPEN_PATCH", ComposeWords.OPEN_PATCH.text(), this::open).in("PATCH", 2, 10));
    actions.add(
        Action.of("SAVE_PATCH_AS", ComposeWords.SAVE_PATCH_AS.text(), this::saveAs)
            .in("PATCH", 2, 20));
    actions.add(Submenu.of("FORMATS", ComposeWords.FORMATS.text(), "VIEW", 3, 10));
    for (PatchFormat format : PatchFormat.values()) {
      actions.add(choosing(format));
    }
    actions.add(
        Action.toggling(
                "TEST_FIRST", ComposeWords.TEST_FIRST_JSON.text(), patch.withTestsProperty())
            .in("FORMATS", 1, 10));
    return actions;
  }

  private Action choosing(PatchFormat format) {
    ActionKeys keys =
        switch (format) {
          case STRATEGIC -> ActionKeys.of("Alt+1", "Ctrl+1", ComposeWords.STRATEGIC_KEYS.text());
          case MERGE -> ActionKeys.of("Alt+2", "Ctrl+2", ComposeWords.JSON_MERGE_KEYS.text());
          case JSON -> ActionKeys.of("Alt+3", "Ctrl+3", ComposeWords.JSON_PATCH_KEYS.text());
        };
    return Action.of(format.name(), format.title(), () -> window.composer().choose(format))
        .chosen(() -> window.composer().shownFormat().equals(Optional.of(format)))
        .in("FORMATS", 0, 0)
        .keys(keys.first());
  }

  /** Copies the patch in the format that its pane shows; asks first if it holds secrets. */
  public void copyShown() {
    window
        .queue()
        .whenCompared(
            () -> copy(patch.getShown().map(shown -> shown.pane().format()).orElse(Format.YAML)));
  }

  private void copy(Format format) {
    if (patch.getShown().filter(shown -> !shown.in(format).isEmpty()).isEmpty()) {
      window.say(ComposeWords.NO_PATCH_TO_COPY.text());
      return;
    }
    PatchLook look = patch.look();
    secrets
        .toHandOut(ComposeWords.COPY.text())
        .map(each -> each.patch(look))
        .ifPresent(it -> copy(it, format));
  }

  private void copy(ShownPatch shown, Format format) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, shown.in(format)));
    String last =
        window.comparison().staleProperty().get() ? ComposeWords.LAST_GOOD_ANSWER.text() : "";
    String what = shown.format() == shown.sent() ? "patch" : shown.format().title();
    window.say(ComposeWords.COPIED.text("what", what, "last", last, "format", format));
  }

  /** Asks for a file with a patch and composes it, in the format that it seems to have. */
  public void open() {
    window.dialogs().open(FileKind.PATCH, ComposeWords.OPEN_DIALOG.text()).ifPresent(this::open);
  }

  private void open(Path file) {
    try {
      String text = TextFiles.read(file);
      PatchFormat format = window.composer().formatOf(text);
      if (mayGo(window.composer().drafts().in(format))) {
        window.composer().open(format, OpenDocument.unfiled(file.getFileName().toString(), text));
        window.say(
            ComposeWords.OPENED.text("file-name", file.getFileName(), "format", format.title()));
      }
    } catch (IOException failed) {
      window.say(SavingFault.sentence(failed));
    }
  }

  /** Asks whether all that was composed may go, as far as it is not saved. */
  public boolean mayGo() {
    return window.composer().drafts().all().stream().allMatch(this::mayGo);
  }

  /** Asks whether a composed patch may be replaced, if it is not saved. */
  public boolean mayGo(DocumentViewModel draft) {
    return mayGo(draft, UnsavedQuestion.Afterwards.UNDO);
  }

  private boolean mayGo(DocumentViewModel draft, UnsavedQuestion.Afterwards afterwards) {
    return unsaved.mayGo(draft, ComposeWords.COMPOSED_PATCH.text(), afterwards);
  }

  /** Writes the patch as it is shown to a file that the person names. */
  public void saveAs() {
    Optional<DocumentViewModel> draft = window.composer().drafts().currentText();
    if (draft.isPresent()) {
      save(draft.get());
    } else {
      String text = patch.getShown().map(shown -> shown.pane().text()).orElse("");
      if (text.isEmpty()) {
        window.say(ComposeWords.NO_PATCH_TO_SAVE.text());
      } else {
        secrets
            .toHandOut(ComposeWords.SAVE.text())
            .map(view -> view.patch(patch.look()).pane().text())
            .ifPresent(
                it ->
                    save(
                        it,
                        ComposeWords.PATCH_EXTENSION.text(
                            "extension", extension(patch.notationProperty().get()))));
      }
    }
  }

  /** Says whether the draft is saved now. */
  private boolean save(DocumentViewModel draft) {
    String opened = draft.getOpened().name();
    String name =
        opened.contains(".")
            ? opened
            : ComposeWords.PATCH_EXTENSION.text("extension", extension(draft.format()));
    String text = draft.getText();
    Optional<Path> file = secrets.maySave(secretsIn(text)) ? save(text, name) : Optional.empty();
    file.ifPresent(path -> draft.saved(OpenDocument.unfiled(path.getFileName().toString(), text)));
    return file.isPresent();
  }

  private int secretsIn(String text) {
    return secrets.model().arePresent()
        ? SourceReader.read("patch", text)
            .root()
            .map(root -> Masking.countIn(root.value()))
            .orElse(1)
        : 0;
  }

  private Optional<Path> save(String text, String name) {
    Optional<Path> file =
        window.dialogs().save(FileKind.PATCH, ComposeWords.SAVE_DIALOG.text(), name);
    if (file.isEmpty()) {
      return file;
    }
    try {
      window.dialogs().write(file.get(), text);
      window.say(ComposeWords.SAVED.text("file-name", file.get().getFileName()));
      return file;
    } catch (IOException failed) {
      return askAfterFailure(file.get(), failed) ? save(text, name) : Optional.empty();
    }
  }

  private boolean askAfterFailure(Path file, IOException failed) {
    return window
        .questions()
        .ask(
            ComposeWords.NOT_SAVED.text("file-name", file.getFileName()),
            SavingFault.sentence(file, failed),
            Questions.SAVE_AS,
            ButtonType.CANCEL)
        .equals(Questions.SAVE_AS);
  }

  /** Asks what to do with patches that are not saved. Says whether the window may close. */
  public boolean mayClose() {
    return window.composer().drafts().all().stream()
        .allMatch(draft -> mayGo(draft, UnsavedQuestion.Afterwards.GONE));
  }

  private static String extension(Format format) {
    return format.name().toLowerCase(Locale.ROOT);
  }
}
