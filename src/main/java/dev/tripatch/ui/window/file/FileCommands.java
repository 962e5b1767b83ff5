package dev.tripatch.ui.window.file;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What can be done with files. */
public final class FileCommands implements Feature {

  /** The menu of what was opened last. */
  public static final String RECENT = "OPEN_RECENT";

  private final WindowContext window;
  private final CommandQueue queue;
  private final Documents documents;
  private final DocumentFiles files;
  private final CaseCommands cases;
  private final SaveCommands saving;
  private final UnsavedQuestion unsaved;
  private final OpenList objects;
  private final Runnable beforeOpening;
  private final Runnable savePatch;
  private BooleanSupplier alsoReload = () -> false;
  private final ObservableList<String> recent = FXCollections.observableArrayList();

  /** Folders, or files with many objects, that are opened as a document. */
  public record Opening(Role pane, List<Path> paths) {}

  /**
   * The list of objects.
   *
   * @param open lists the objects of folders and files
   * @param isListed whether there is a list already
   * @param unsaved how many objects of it are not saved
   */
  public record OpenList(Consumer<Opening> open, BooleanSupplier isListed, IntSupplier unsaved) {}

  /**
   * Opens files into these documents and saves them.
   *
   * @param cases opens and saves cases
   * @param savePatch saves the patch that is composed
   * @param beforeOpening runs before files are shown, or an object of the list
   */
  public FileCommands(
      WindowContext window,
      DocumentFiles files,
      CaseCommands cases,
      Runnable savePatch,
      OpenList objects,
      Runnable beforeOpening) {
    this.window = window;
    this.queue = window.queue();
    this.documents = window.documents();
    this.files = files;
    this.cases = cases;
    this.savePatch = savePatch;
    this.objects = objects;
    this.beforeOpening = beforeOpening;
    this.saving = new SaveCommands(window, files, this::remember, objects.unsaved());
    this.unsaved = new UnsavedQuestion(window.questions(), saving::save);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("OPEN", FileWords.OPEN.text(), () -> open(window.active()))
            .in("FILE", 0, 20)
            .keys("Shortcut+O", FileWords.OPEN_KEYS.text())
            .opening(),
        Action.of(
                "OPEN_LAST_APPLIED",
                FileWords.OPEN_LAST_APPLIED.text(),
                () -> open(Role.LAST_APPLIED))
            .in("FILE", 0, 30)
            .opening(),
        Action.of("OPEN_LOCAL", FileWords.OPEN_LOCAL.text(), () -> open(Role.LOCAL))
            .in("FILE", 0, 40)
            .opening(),
        Action.of("OPEN_LIVE", FileWords.OPEN_LIVE.text(), () -> open(Role.LIVE))
            .in("FILE", 0, 50)
            .opening(),
        Submenu.of(RECENT, FileWords.OPEN_RECENT.text(), "FILE", 0, 80),
        new Offers(RECENT, this::offerRecent),
        Action.of("RELOAD", FileWords.RELOAD.text(), () -> queue.inTurn(this::reload))
            .in("FILE", 0, 90)
            .in("CLUSTER", 0, 10)
            .keys("F5", FileWords.RELOAD_KEYS.text()),
        Action.of(
                "SAVE",
                () -> FileWords.SAVE_DOCUMENT.text("document", toSave().title()),
                () -> queue.inTurn(this::saveEdited))
            .markedAt(FileWords.SAVE.text())
            .in("FILE", 1, 10)
            .keys("Shortcut+S", FileWords.SAVE.text()),
        Action.of(
                "SAVE_AS",
                () -> FileWords.SAVE_AS.text("document", document(window.active()).pane().title()),
                () -> queue.inTurn(() -> saveAs(window.active())))
            .markedAt(FileWords.AS.text())
            .in("FILE", 1, 20),
        Action.of("SAVE_CASE", FileWords.SAVE_CASE.text(), () -> queue.inTurn(this::saveCase))
            .in("FILE", 1, 40)
            .keys("Shortcut+Shift+S", FileWords.SAVE_CASE_KEYS.text()));
  }

  private List<Action> offerRecent() {
    Role pane = document(window.active()).pane();
    return recent.stream()
        .map(path -> Action.of("RECENT", path, () -> open(pane, Path.of(path))))
        .map(each -> each.in(RECENT, 0, 0).opening())
        .toList();
  }

  private boolean isPatchMeant() {
    return window.active() == Role.PATCH && documents.drafts().isComposing();
  }

  private Role toSave() {
    return isPatchMeant() ? Role.PATCH : edited().pane();
  }

  private void saveEdited() {
    if (isPatchMeant()) {
      savePatch.run();
    } else {
      saving.save(edited());
    }
  }

  public void beforeOpening() {
    beforeOpening.run();
  }

  /** Shows a file in a pane of a document; lists the objects of several. */
  public void open(Role pane, List<Path> paths) {
    if (paths.size() == 1) {
      open(pane, paths.getFirst());
    } else {
      objects.open().accept(new Opening(pane, paths));
    }
  }

  /** Paths of files opened last, the latest first. */
  public ObservableList<String> recent() {
    return recent;
  }

  /** The pane whose document a command is about: Local where the pane's text is calculated. */
  private DocumentViewModel document(Role pane) {
    return documents.of(pane).orElse(documents.local());
  }

  /** Asks for a file and shows it in a pane; in Local if the pane's text is calculated. */
  public void open(Role pane) {
    DocumentViewModel target = document(pane);
    window.dialogs().beside(target);
    window
        .dialogs()
        .open(FileKind.DOCUMENT, FileWords.OPEN_NAMED.text("name", target.pane().title()))
        .ifPresent(file -> open(target.pane(), file));
  }

  /** Shows an object of a file in a pane of a document; a case file in all panes. */
  public void open(Role pane, Path file) {
    beforeOpening();
    if (CaseCommands.isCase(file)) {
      openCase(file);
      return;
    }
    if (Files.isDirectory(file)) {
      objects.open().accept(new Opening(pane, List.of(file)));
      return;
    }
    try {
      List<OpenDocument> found = files.read(file);
      if (found.size() > 1 && !isOneMeant(pane)) {
        objects.open().accept(new Opening(pane, List.of(file)));
        remember(file);
      } else {
        choose(pane, String.valueOf(file.getFileName()), found);
      }
    } catch (IOException failed) {
      window.say(SavingFault.sentence(failed));
    }
  }

  /** Beside an object that has a file to itself, only one of many can be meant. */
  private boolean isOneMeant(Role pane) {
    return !objects.isListed().getAsBoolean()
        && documents.all().stream()
            .filter(document -> document.pane() != pane)
            .flatMap(document -> document.getOpened().origin().stream())
            .anyMatch(OpenDocument.Origin::isWholeFile);
  }

  /** Whether the panes may show objects of a list instead; asks about what would be lost. */
  public boolean mayReplaceAll() {
    return documents.all().stream().allMatch(this::mayGo);
  }

  private void openCase(Path file) {
    if (cases.open(file)) {
      remember(file);
    }
  }

  /** Saves all that the window shows as a case. */
  public void saveCase() {
    cases.save().ifPresent(this::remember);
  }

  /** Shows an object of a text in a pane of a document. */
  public void openText(Role pane, String name, String text) {
    if (text.length() > TextFiles.LARGEST) {
      window.say(TextFiles.tooLarge(name));
    } else {
      choose(pane, name, files.read(name, text));
    }
  }

  /** Whether a text of this length is too large together with the other documents; says so. */
  public boolean refuses(Role pane, long length) {
    Stream<DocumentViewModel> others = documents.all().stream().filter(each -> each.pane() != pane);
    long all = length + others.mapToLong(each -> each.getText().length()).sum();
    Optional<String> refusal = DocumentFiles.refusal(all);
    refusal.ifPresent(window::say);
    return refusal.isPresent();
  }

  private void choose(Role pane, String name, List<OpenDocument> found) {
    if (found.isEmpty()) {
      window.say(FileWords.NO_OBJECT.text("name", name));
    } else if (found.size() == 1) {
      replace(pane, found.getFirst());
    } else {
      String title =
          FileWords.OPEN_WHICH.text("name", name, "count", found.size(), "document", pane.title());
      window.questions().choose(title, found).ifPresent(document -> replace(pane, document));
    }
  }

  /** Shows a document in a pane, unless the person wants to keep what is there. */
  public void replace(Role pane, OpenDocument document) {
    DocumentViewModel target = documents.of(pane).orElseThrow();
    if (refuses(pane, document.text().length()) || !mayGo(target)) {
      return;
    }
    window
        .documents()
        .history()
        .act(
            FileWords.OPEN_AS.text("name", document.name(), "document", pane.title()),
            () -> documents.memory().exchange(() -> target.open(document)));
    document.file().ifPresent(this::remember);
    window.say("");
  }

  /** Asks whether a document's text may be replaced, if it is not saved. */
  public boolean mayGo(DocumentViewModel document) {
    return unsaved.mayGo(document, document.pane().title(), UnsavedQuestion.Afterwards.UNDO);
  }

  /** Puts a file first among those opened last. */
  public void remember(Path file) {
    remember(List.of(file));
  }

  /** The same for several, the last one first. Settings are not written if they all are there. */
  public void remember(List<Path> files) {
    List<String> remembered = List.copyOf(recent);
    for (Path file : files) {
      remembered = Settings.withRecent(remembered, file.toAbsolutePath().toString());
    }
    if (!remembered.equals(recent)) {
      recent.setAll(remembered);
    }
  }

  /**
   * Reads what came from elsewhere again, whenever files are.
   *
   * @param other says whether there is something: then who reads it goes on with their work, and
   *     only files that others wrote are read again
   */
  public void alsoReload(BooleanSupplier other) {
    alsoReload = other;
  }

  /** Reads all documents that came from files, or from elsewhere, again. */
  public void reload() {
    beforeOpening();
    boolean goesOn = alsoReload.getAsBoolean();
    for (DocumentViewModel document : documents.all()) {
      document
          .getOpened()
          .origin()
          .filter(origin -> goesOn ? isOnlyOfOthers(document, origin) : mayGo(document))
          .ifPresent(origin -> reload(document, origin));
    }
  }

  private boolean isOnlyOfOthers(DocumentViewModel document, OpenDocument.Origin origin) {
    try {
      return !document.isModified() && files.isChangedOnDisk(origin);
    } catch (IOException gone) {
      return true;
    }
  }

  /** Reads a document from its file again, whatever was typed; undo brings that back. */
  public void reload(DocumentViewModel document, OpenDocument.Origin origin) {
    window
        .documents()
        .history()
        .act(
            FileWords.RELOAD_DOCUMENT.text("document", document.pane().title()),
            () -> saving.reload(document, origin));
  }

  /** Writes a pane's document to its file, Local if it has none. Says whether it is saved now. */
  public boolean save(Role pane) {
    return saving.save(document(pane));
  }

  /** What {@link #saveEdited} writes; the active pane's document if nothing is edited. */
  private DocumentViewModel edited() {
    Stream<DocumentViewModel> inOrder =
        Stream.concat(
            documents.of(window.active()).stream(),
            Stream.of(documents.local(), documents.lastApplied(), documents.live()));
    return inOrder
        .filter(DocumentViewModel::isModified)
        .findFirst()
        .orElse(document(window.active()));
  }

  /** Writes a document that no pane shows to its file. Says whether it is saved now. */
  public boolean save(DocumentViewModel aside) {
    return saving.save(aside);
  }

  /** Writes a pane's document to a file that the person names. Says whether it is saved now. */
  boolean saveAs(Role pane) {
    return saving.saveAs(document(pane));
  }

  /** Asks what to do with text that is not saved. Says whether the window may close. */
  public boolean mayClose() {
    return documents.all().stream()
        .allMatch(
            document ->
                unsaved.mayGo(document, document.pane().title(), UnsavedQuestion.Afterwards.GONE));
  }
}
