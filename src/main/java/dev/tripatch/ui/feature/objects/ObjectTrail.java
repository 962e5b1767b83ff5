package dev.tripatch.ui.feature.objects;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectEdits.ObjectText;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Unread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the panes showed, one object after the other. What was typed into texts that no file keeps
 * is kept with their object.
 */
final class ObjectTrail {
  private static final OpenDocument NOTHING = OpenDocument.unfiled("", "");

  private final Documents documents;
  private final DocumentFiles files;
  private final ObjectSurvey survey;
  private final ObjectEdits edits;
  private final Map<ShownDocuments, Left> left = new HashMap<>();
  private final List<ShownDocuments> places = new ArrayList<>();
  private int at = -1;

  /** What a pane shows of an object. */
  record Shown(OpenDocument document, String text) {
    static Shown of(OpenDocument document) {
      return new Shown(document, document.text());
    }

    private static Shown in(DocumentViewModel pane) {
      return new Shown(pane.getOpened(), pane.getText());
    }

    NamedText named() {
      return new NamedText(document.name(), text);
    }

    void showIn(DocumentViewModel pane) {
      pane.exchange(document, text);
    }

    private Optional<String> typed() {
      return Optional.of(text)
          .filter(now -> document.file().isEmpty() && !now.equals(document.text()));
    }
  }

  /**
   * How an object was left.
   *
   * @param name its title in the list; that of its file if the list cannot bring it back
   * @param texts what the panes showed; nothing if the list brings it back
   * @param typed what was typed into texts that no file keeps
   * @param drafts the patches that were composed for it
   */
  private record Left(
      String name,
      Map<Role, Shown> texts,
      Map<Role, String> typed,
      Map<PatchFormat, Shown> drafts) {}

  ObjectTrail(Documents documents, DocumentFiles files, ObjectSurvey survey, ObjectEdits edits) {
    this.documents = documents;
    this.files = files;
    this.survey = survey;
    this.edits = edits;
  }

  /** What the panes show now. */
  Map<Role, Shown> here() {
    return all(role -> Shown.in(documents.of(role).orElseThrow()));
  }

  private static Map<Role, Shown> all(Function<Role, Shown> of) {
    Map<Role, Shown> all = new EnumMap<>(Role.class);
    Role.DOCUMENTS.forEach(role -> all.put(role, of.apply(role)));
    return all;
  }

  static ShownDocuments place(Map<Role, Shown> all) {
    return ShownDocuments.of(all.values().stream().map(Shown::document).toList());
  }

  /**
   * Shows other documents, which is no step for undo: each object has its texts, its decisions and
   * its patches when it is back.
   *
   * @param row the title of the row that brings back what was shown; empty if none does
   */
  void exchange(Map<Role, Shown> all, Optional<String> row) {
    leave(row);
    documents.history().show(() -> documents.memory().exchange(() -> open(all)));
    arrive();
  }

  private void leave(Optional<String> row) {
    Map<Role, String> typed = new EnumMap<>(Role.class);
    here().forEach((role, each) -> each.typed().ifPresent(text -> typed.put(role, text)));
    Map<PatchFormat, Shown> drafts = new EnumMap<>(PatchFormat.class);
    for (PatchFormat format : PatchFormat.values()) {
      drafts.put(format, Shown.in(documents.drafts().in(format)));
    }
    left.put(
        documents.memory().shown(),
        new Left(
            row.orElseGet(() -> documents.local().getOpened().name()),
            row.isPresent() ? Map.of() : here(),
            typed,
            drafts));
  }

  private void open(Map<Role, Shown> all) {
    all.forEach((role, each) -> documents.of(role).ifPresent(each::showIn));
    documents.drafts().clear();
    Optional.ofNullable(left.get(documents.memory().shown()))
        .map(Left::drafts)
        .ifPresent(
            drafts -> drafts.forEach((format, each) -> each.showIn(documents.drafts().in(format))));
  }

  /**
   * The way leads on from what is shown, if it did not lead there. Panes without any text are no
   * place to come back to.
   */
  void arrive() {
    ShownDocuments now = documents.memory().shown();
    boolean isBlank = documents.all().stream().allMatch(DocumentViewModel::isBlank);
    if (!isBlank && (at < 0 || !places.get(at).equals(now))) {
      places.subList(at + 1, places.size()).clear();
      places.add(now);
      at++;
    }
  }

  /** What was shown before, or after that; empty if nothing was. */
  Optional<ShownDocuments> next(int by) {
    arrive();
    return at + by < 0 || at + by >= places.size()
        ? Optional.empty()
        : Optional.of(places.get(at + by)).filter(left::containsKey);
  }

  /** Goes back, or forth, to what was shown there. */
  void go(int by) {
    at += by;
  }

  /** What documents are called that were left. */
  String name(ShownDocuments place) {
    return Optional.ofNullable(left.get(place)).map(Left::name).orElse("");
  }

  /** The row that brings documents back; empty if none does. */
  Optional<ObjectRow> row(ShownDocuments place, List<ObjectRow> rows) {
    String name = name(place);
    return left(place).isEmpty()
        ? rows.stream().filter(row -> row.title().equals(name)).findFirst()
        : Optional.empty();
  }

  /** The documents as they were left; nothing if a row brings them back. */
  Map<Role, Shown> left(ShownDocuments place) {
    Map<Role, Shown> known = Optional.ofNullable(left.get(place)).map(Left::texts).orElse(Map.of());
    Map<Role, Shown> all = new EnumMap<>(Role.class);
    known.forEach((role, each) -> all.put(role, asStored(role, each)));
    return all;
  }

  /** Only a local document. */
  static Map<Role, Shown> alone(OpenDocument local) {
    return all(role -> Shown.of(role == Role.LOCAL ? local : NOTHING));
  }

  /** What the panes show of an object of the list. */
  Map<Role, Shown> of(ObjectPair pair) {
    Map<Role, Shown> all = all(role -> now(role, pair.found(role)));
    Optional.ofNullable(left.get(place(all)))
        .ifPresent(
            known ->
                known
                    .typed()
                    .forEach(
                        (role, text) ->
                            all.computeIfPresent(
                                role, (same, now) -> new Shown(now.document(), text))));
    return all;
  }

  /** What a pane shows of a document; an empty text if the object does not have it. */
  Shown now(Role role, Optional<FoundObject> found) {
    return asStored(role, Shown.of(found.map(survey::document).orElse(NOTHING)));
  }

  /** What is in a file is as that has it, or as it was typed and not saved. */
  Shown asStored(Role role, Shown known) {
    OpenDocument opened = files.current(known.document());
    return ObjectText.of(role, opened)
        .map(
            of ->
                edits
                    .in(of)
                    .map(edited -> new Shown(edited.opened(), edited.text()))
                    .orElseGet(() -> Shown.of(opened)))
        .orElse(known);
  }

  /** A file that holds nothing else is shown to be mended. */
  Map<Role, Shown> alone(ObjectRow row) {
    List<OpenDocument> whole = row.unread().flatMap(Unread::file).map(this::read).orElse(List.of());
    return whole.size() == 1 ? alone(whole.getFirst()) : Map.of();
  }

  private List<OpenDocument> read(Path file) {
    try {
      return files.read(file);
    } catch (IOException gone) {
      return List.of();
    }
  }
}
