package dev.tripatch.ui.app;

import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.model.DocumentFiles;
import dev.tripatch.ui.model.DocumentViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.ObjectChoice;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.support.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.ButtonType;

/** What can be done with files. */
final class FileCommands {

  private final Documents documents;
  private final DocumentFiles files;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final CaseCommands cases;
  private final Consumer<String> say;
  private final ObservableList<String> recent = FXCollections.observableArrayList();

  FileCommands(
      Documents documents,
      DocumentFiles files,
      FileQuestions dialogs,
      Questions questions,
      CaseCommands cases,
      Consumer<String> say) {
    this.documents = documents;
    this.files = files;
    this.dialogs = dialogs;
    this.questions = questions;
    this.cases = cases;
    this.say = say;
  }

  /** Paths of files opened last, the latest first. */
  ObservableList<String> recent() {
    return recent;
  }

  /** Asks for a file and shows it in a pane; in Local if the pane's text is calculated. */
  void open(Pane pane) {
    Pane target = documents.of(pane).isPresent() ? pane : Pane.LOCAL;
    dialogs.open(FileKind.DOCUMENT, "Open " + target.title()).ifPresent(file -> open(target, file));
  }

  /** Shows an object of a file in a pane of a document; a case file in all panes. */
  void open(Pane pane, Path file) {
    if (CaseCommands.isCase(file)) {
      openCase(file);
      return;
    }
    try {
      choose(pane, file.getFileName().toString(), files.read(file));
    } catch (IOException failed) {
      say.accept(sentence(failed));
    }
  }

  private void openCase(Path file) {
    if (cases.open(file)) {
      remember(file);
    }
  }

  /** Saves all that the window shows as a case. */
  void saveCase() {
    cases.save().ifPresent(this::remember);
  }

  /** Shows an object of a text in a pane of a document. */
  void openText(Pane pane, String name, String text) {
    choose(pane, name, files.read(name, text));
  }

  private void choose(Pane pane, String name, List<OpenDocument> found) {
    if (found.isEmpty()) {
      say.accept(name + " holds no object.");
    } else if (found.size() == 1) {
      replace(pane, found.getFirst());
    } else {
      String title = name + " holds " + found.size() + " objects. Open which as " + pane.title();
      questions.choose(title + "?", found).ifPresent(document -> replace(pane, document));
    }
  }

  private void replace(Pane pane, OpenDocument document) {
    DocumentViewModel target = documents.of(pane).orElseThrow();
    if (target.isModified() && !mayDrop(target, "Replace")) {
      return;
    }
    target.open(document);
    document.origin().map(OpenDocument.Origin::file).ifPresent(this::remember);
    say.accept("");
  }

  private boolean mayDrop(DocumentViewModel document, String button) {
    return questions.mayI(
        document.pane().title() + " has text that is not saved.", "It will be lost.", button);
  }

  private void remember(Path file) {
    recent.setAll(Settings.withRecent(List.copyOf(recent), file.toAbsolutePath().toString()));
  }

  /** Reads all documents that came from files again. */
  void reload() {
    for (DocumentViewModel document : documents.all()) {
      document.getOpened().origin().ifPresent(origin -> reload(document, origin));
    }
  }

  private void reload(DocumentViewModel document, OpenDocument.Origin origin) {
    try {
      Optional<OpenDocument> again = same(files.read(origin.file()), origin.object());
      if (again.isEmpty()) {
        say.accept(origin.object().title() + " is no longer in " + origin.file().getFileName());
      } else if (!document.isModified() || mayDrop(document, "Reload")) {
        document.open(again.get());
      }
    } catch (IOException failed) {
      say.accept(sentence(failed));
    }
  }

  private static Optional<OpenDocument> same(List<OpenDocument> found, ObjectChoice object) {
    if (found.size() == 1) {
      return Optional.of(found.getFirst());
    }
    return found.stream()
        .filter(
            document ->
                document
                    .origin()
                    .filter(each -> each.object().title().equals(object.title()))
                    .isPresent())
        .findFirst();
  }

  /** Writes local to the file it came from, or asks for one. Says whether local is saved now. */
  boolean saveLocal() {
    Optional<OpenDocument.Origin> origin = documents.local().getOpened().origin();
    return origin.isPresent() ? save(origin.get()) : saveLocalAs();
  }

  private boolean save(OpenDocument.Origin origin) {
    try {
      if (!mayOverwrite(origin)) {
        return false;
      }
      saved(files.save(origin, documents.local().getText()));
      return true;
    } catch (IOException failed) {
      questions.tell(origin.file().getFileName() + " could not be saved.", sentence(failed));
      return false;
    }
  }

  private boolean mayOverwrite(OpenDocument.Origin origin) {
    String name = origin.file().getFileName().toString();
    try {
      return !files.isChangedOnDisk(origin)
          || questions.mayI(
              name + " was changed by another program since it was opened.",
              "Overwriting it loses what the other program wrote.",
              "Overwrite");
    } catch (IOException gone) {
      return questions.mayI(
          name + " cannot be read any more.", sentence(gone) + " Write it anew?", "Write");
    }
  }

  /** Writes local to a file that the person names. Says whether local is saved now. */
  boolean saveLocalAs() {
    String name = documents.local().getOpened().name();
    Optional<Path> file =
        dialogs.save(FileKind.LOCAL, "Save Local As", name.endsWith(".yaml") ? name : "local.yaml");
    if (file.isEmpty()) {
      return false;
    }
    try {
      saved(files.saveAs(file.get(), documents.local().getText()));
      remember(file.get());
      return true;
    } catch (IOException failed) {
      questions.tell(file.get().getFileName() + " could not be saved.", sentence(failed));
      return false;
    }
  }

  private void saved(OpenDocument document) {
    DocumentViewModel local = documents.local();
    if (document.text().equals(local.getText())) {
      local.saved(document);
      say.accept("Saved " + document.name());
    } else {
      local.open(document);
      say.accept(document.name() + " now holds several objects; Local shows the first of them.");
    }
  }

  /** Asks what to do with text that is not saved. Says whether the window may close. */
  boolean mayClose() {
    if (documents.local().isModified() && !documents.local().isBlank()) {
      Optional<ButtonType> answer =
          questions.ask(
              "Save Local before closing?",
              "What was typed since it was opened is not saved.",
              Questions.SAVE,
              Questions.DISCARD,
              ButtonType.CANCEL);
      return answer.filter(Questions.SAVE::equals).isPresent()
          ? saveLocal()
          : answer.filter(Questions.DISCARD::equals).isPresent();
    }
    return documents.all().stream()
        .filter(document -> document.pane() != Pane.LOCAL && document.isModified())
        .allMatch(document -> mayDrop(document, "Close"));
  }

  private static String sentence(IOException failed) {
    String message = failed.getMessage();
    return message == null || message.isBlank() ? failed.toString() : message;
  }
}
