package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javafx.scene.control.ButtonType;

/**
 * What can be done with the list of objects.
 *
 * @param mayLeavePatch asks whether the patch that is composed may go, if it is not saved
 * @param model the list
 */
public record ObjectCommands(
    WindowContext window, ObjectsViewModel model, FileCommands files, BooleanSupplier mayLeavePatch)
    implements Feature {
  private static final ButtonType SAVE_ALL = Questions.button(ObjectWords.SAVE_ALL_BUTTON.text());
  private static final ButtonType DISCARD = Questions.button(ObjectWords.DISCARD_CHANGES.text());

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("OPEN_FOLDER", ObjectWords.OPEN_FOLDER.text(), () -> openFolder(window.active()))
            .in("FILE", 0, 60)
            .in("OBJECTS", 2, 30)
            .opening(),
        Action.of(
                "SAVE_ALL", ObjectWords.SAVE_ALL.text(), () -> window.queue().inTurn(this::saveAll))
            .in("FILE", 1, 30)
            .in("OBJECTS", 2, 20),
        Action.of("NEXT_OBJECT", ObjectWords.NEXT_OBJECT.text(), () -> step(1))
            .in("VIEW", 0, 40)
            .keys("F9", ObjectWords.NEXT_OBJECT_KEYS.text())
            .first(),
        Action.of("PREVIOUS_OBJECT", ObjectWords.PREVIOUS_OBJECT.text(), () -> step(-1))
            .in("VIEW", 0, 50)
            .keys("Shift+F9", ObjectWords.PREVIOUS_OBJECT_KEYS.text())
            .first(),
        // On a Mac, Option and an arrow move by words.
        Action.of("BACK_TO_OBJECT", ObjectWords.BACK.text(), () -> go(-1))
            .in("EDIT", 0, 52)
            .keys(
                ActionKeys.of("Alt+Left", "Shortcut+Open Bracket", ObjectWords.BACK_KEYS.text())
                    .first()),
        Action.of("FORWARD_TO_OBJECT", ObjectWords.FORWARD.text(), () -> go(1))
            .in("EDIT", 0, 54)
            .keys(
                ActionKeys.of(
                        "Alt+Right", "Shortcut+Close Bracket", ObjectWords.FORWARD_KEYS.text())
                    .first()));
  }

  private void openFolder(Role pane) {
    window
        .dialogs()
        .openFolder(ObjectWords.OPEN.text("titled", titled(pane)))
        .ifPresent(folder -> openAll(pane, List.of(folder)));
  }

  private static String titled(Role pane) {
    return Role.DOCUMENTS.contains(pane) ? pane.title() : Role.LOCAL.title();
  }

  /**
   * Lists the objects of files and folders, those of sub-folders too, as a document's, beside those
   * of the other documents.
   */
  public void openAll(Role pane, List<Path> paths) {
    files.beforeOpening();
    boolean isListed = model.isOpen();
    if (!mayLeavePatch.getAsBoolean() || !(isListed || files.mayReplaceAll())) {
      return;
    }
    ObjectSources kept = isListed ? model.sourcesProperty().get() : ObjectSources.NONE;
    model.open(kept.with(pane, paths));
    String all =
        paths.size() == 1
            ? paths.getFirst().toString()
            : ObjectWords.FILES_AND_FOLDERS.text("count", paths.size());
    window.say(ObjectWords.OPENED.text("all", all, "titled", titled(pane)));
  }

  /** Shows an object in the panes. */
  public void open(ObjectRow row) {
    files.beforeOpening();
    boolean isOther = !model.currentProperty().get().equals(Optional.of(row));
    if (!isOther || mayLeavePatch.getAsBoolean()) {
      model.show(row, () -> shows(row, isOther));
    }
  }

  /** Shows an object in the panes and selects a field of it; the root selects none. */
  void goTo(ObjectRow row, FieldPath path) {
    open(row);
    if (model.isShownSoon(row) && !path.isRoot()) {
      window
          .queue()
          .move(
              () -> {
                if (model.currentProperty().get().equals(Optional.of(row))) {
                  window.selection().select(path);
                } else {
                  window.queue().lost();
                }
              });
    }
  }

  private void shows(ObjectRow row, boolean isOther) {
    if (isOther) {
      // A field of another object does not exist in this one; panes without text would still mark
      // it.
      window.selection().clear();
    }
    window.say(
        row.pair()
            .map(ObjectPair::remarks)
            .map(remarks -> String.join(" ", remarks))
            .orElseGet(row::words));
  }

  /** Shows the next object of the list, or an earlier one. */
  private void step(int by) {
    window
        .queue()
        .inTurn(
            () -> {
              Optional<ObjectRow> before = model.currentProperty().get();
              Optional<ObjectRow> next = model.isOpen() ? model.next(by) : Optional.empty();
              next.ifPresent(this::open);
              if (next.filter(model::isShownSoon).isEmpty() || next.equals(before)) {
                window.queue().lost();
              } else {
                window.queue().move(() -> {});
              }
            });
  }

  /** Shows again what was shown before, or after that. */
  private void go(int by) {
    window
        .queue()
        .inTurn(
            () -> {
              files.beforeOpening();
              Optional<ShownDocuments> place = model.trail().next(by);
              if (place.isEmpty()) {
                window.say(
                    (by < 0 ? ObjectWords.NOTHING_BEFORE : ObjectWords.NOTHING_AFTER).text());
              }
              if (place.flatMap(each -> show(each, () -> model.trail().go(by))).isPresent()) {
                window.queue().move(() -> {});
              } else {
                window.queue().lost();
              }
            });
  }

  /**
   * Shows again what the panes showed before.
   *
   * @param before runs just before
   * @return what it is called; empty if the person wants to stay
   */
  public Optional<String> show(ShownDocuments place, Runnable before) {
    files.beforeOpening();
    if (!mayLeavePatch.getAsBoolean()) {
      return Optional.empty();
    }
    model.show(
        place,
        () -> {
          window.selection().clear();
          before.run();
        });
    return Optional.of(model.trail().name(place));
  }

  /** Saves all that was typed into any of the objects, aside: a person can work on. */
  private void saveAll() {
    List<Edited> unsaved = toSave();
    if (!isSaving() && !unsaved.isEmpty()) {
      model
          .saving()
          .begin(unsaved, outcome -> tell(outcome, outcome.saved().size() + askAbout(outcome)));
    }
  }

  /** The same, and waits for it. Says whether all is saved now. */
  private boolean saveAllNow() {
    List<Edited> unsaved = toSave();
    ObjectSaving.Outcome outcome = model.saving().saveNow(unsaved);
    return outcome.saved().size() + askAbout(outcome) == unsaved.size();
  }

  private List<Edited> toSave() {
    files.beforeOpening();
    List<Edited> unsaved = model.edits().all();
    if (unsaved.isEmpty()) {
      window.say(ObjectWords.NOTHING_TO_SAVE.text());
    }
    return unsaved;
  }

  /** Files are written one way at a time. */
  private boolean isSaving() {
    if (model.saving().isRunning()) {
      window.say(ObjectWords.STILL_SAVING.text());
    }
    return model.saving().isRunning();
  }

  /**
   * One file that cannot be saved does not keep the others from it, and nobody is asked about it
   * for each of its objects. Says how many were saved so.
   */
  private int askAbout(ObjectSaving.Outcome outcome) {
    Set<Path> given = new HashSet<>();
    int saved = 0;
    for (Edited each : outcome.hindered()) {
      Path file = each.opened().file().orElseThrow();
      if (!given.contains(file)) {
        boolean isSaved = save(each);
        saved += isSaved ? 1 : 0;
        given.addAll(isSaved ? Set.of() : Set.of(file));
      }
    }
    return saved;
  }

  private void tell(ObjectSaving.Outcome outcome, int count) {
    List<Edited> saved = outcome.saved();
    int left = ObjectRow.unsavedIn(model.rows());
    if (!outcome.refusals().isEmpty()) {
      String why = String.join(" ", outcome.refusals());
      window.say(ObjectWords.NOT_ALL_SAVED.text("why", why, "saved", count, "left", left));
    } else if (!saved.isEmpty()) {
      window.say(
          folderOf(saved)
              .map(
                  folder ->
                      ObjectWords.SAVED_IN.text(
                          "files-of", filesOf(saved), "folder", folder, "left", left))
              .orElseGet(() -> ObjectWords.SAVED.text("files-of", filesOf(saved), "left", left)));
    }
  }

  /** The folder that all of them are in, as deep as it can be. */
  private static Optional<Path> folderOf(List<Edited> saved) {
    List<Path> files = saved.stream().flatMap(each -> each.opened().file().stream()).toList();
    Optional<Path> folder =
        files.stream().findFirst().map(file -> file.toAbsolutePath().getParent());
    while (folder.isPresent()
        && !files.stream().map(Path::toAbsolutePath).allMatch(isIn(folder.get()))) {
      folder = Optional.ofNullable(folder.get().getParent());
    }
    return folder.filter(each -> each.getNameCount() > 0);
  }

  private static Predicate<Path> isIn(Path folder) {
    return file -> file.startsWith(folder);
  }

  private static String filesOf(List<Edited> saved) {
    long files = saved.stream().map(each -> each.opened().file()).distinct().count();
    return files == saved.size()
        ? ObjectWords.FILES.text("files", files)
        : ObjectWords.OBJECTS_TO_FILES.text("count", saved.size(), "files", files);
  }

  private boolean save(Edited edited) {
    if (model.edits().isShown(edited.of())) {
      return files.save(edited.of().role());
    }
    DocumentViewModel aside = new DocumentViewModel(edited.of().role());
    aside.open(edited.opened());
    aside.type(edited.text());
    aside.openedProperty().subscribe((before, now) -> saved(edited, now));
    return files.save(aside);
  }

  /** A text was written to its file, or read from there again. */
  private void saved(Edited edited, OpenDocument now) {
    if (now.text().equals(edited.text())) {
      model.edits().saved(List.of(new ObjectEdits.Saved(edited, now)));
    }
  }

  /**
   * Asks once about all objects that are not saved.
   *
   * @param others asks about all texts in the panes; not done where one answer is for all
   * @return whether the window may close
   */
  public boolean mayClose(BooleanSupplier others) {
    if (isSaving()) {
      return false;
    }
    if (model.edits().aside().isEmpty()) {
      return others.getAsBoolean();
    }
    List<Edited> unsaved = model.edits().all();
    ButtonType answer =
        window
            .questions()
            .ask(
                ObjectWords.UNSAVED_TEXTS.text("count", unsaved.size()),
                ObjectWords.DISCARDED_CHANGES_GONE.text(
                    "listed",
                    Questions.listed(
                        unsaved.stream()
                            .map(each -> each.opened().name() + ": " + title(each))
                            .toList())),
                SAVE_ALL,
                DISCARD,
                ButtonType.CANCEL);
    if (answer.equals(SAVE_ALL)) {
      return saveAllNow() && others.getAsBoolean();
    }
    return answer.equals(DISCARD);
  }

  private static String title(Edited edited) {
    return edited.opened().origin().map(from -> from.object().title()).orElse("");
  }
}
