package dev.tripatch.ui.app.rescue;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectEdits;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.workspace.ObjectPlace;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** The window's documents and composed patches, by the names that they are kept under. */
public final class KeptDocuments {
  private static final String OBJECT = "OBJECT";
  private static final String LEFT_OUT = "LEFT_OUT";
  private static final String ERROR = "ERROR";
  private static final String BETWEEN = "/";

  private final Map<String, DocumentViewModel> documents = new LinkedHashMap<>();
  private final Map<String, PatchFormat> formats = new LinkedHashMap<>();
  private final History history;
  private final ObjectsViewModel objects;
  private final ComposerViewModel composer;
  private final Visit visit;
  private final Map<Optional<Visited>, List<KeptText>> aside = new LinkedHashMap<>();
  private Optional<Visited> here = Optional.empty();

  /** The documents of a window. */
  public KeptDocuments(
      Documents documents, ComposerViewModel composer, ObjectsViewModel objects, Visit visit) {
    this.visit = visit;
    this.objects = objects;
    this.history = documents.history();
    this.composer = composer;
    documents.all().forEach(each -> this.documents.put(each.pane().name(), each));
    this.documents.put("SCHEMA", documents.schemas().text());
    this.documents.put(LEFT_OUT, documents.leftOut().text());
    this.documents.put(ERROR, documents.pasted());
    visit.alsoKeep(this::setAside);
    for (PatchFormat format : PatchFormat.values()) {
      String name = Role.PATCH.name() + "/" + format.word();
      this.documents.put(name, documents.drafts().in(format));
      formats.put(name, format);
    }
  }

  /** What fills the panes with other documents. */
  Visit visit() {
    return visit;
  }

  /** Runs something whenever one of the texts, or where it belongs, changes. */
  void onChange(Runnable action) {
    for (DocumentViewModel each : documents.values()) {
      each.textProperty().subscribe((before, now) -> changed(action));
      each.openedProperty().subscribe((before, now) -> changed(action));
    }
    // Decisions about many objects edit those that no pane shows, too.
    history.turnProperty().subscribe((before, now) -> changed(action));
    visit.setOnArrival(
        () -> {
          here = visit.visitedProperty().get();
          action.run();
        });
  }

  private void changed(Runnable action) {
    if (!visit.isMoving()) {
      action.run();
    }
  }

  /** What the panes show stays kept while they show something else. */
  private Runnable setAside() {
    aside.put(here, unsavedHere());
    return () -> {};
  }

  /** All texts that are not saved: the person's own, and what they typed into visited documents. */
  List<KeptText> unsaved() {
    Map<Optional<Visited>, List<KeptText>> all = new LinkedHashMap<>(aside);
    all.put(here, unsavedHere());
    List<KeptText> texts = new ArrayList<>(all.getOrDefault(Optional.<Visited>empty(), List.of()));
    all.forEach(
        (place, typed) ->
            place
                .map(visited -> new KeptVisit(visited, place.equals(here), typed))
                .ifPresent(kept -> kept.kept().forEach(texts::add)));
    if (here.isPresent()) {
      kept(ERROR).forEach(texts::add);
    }
    return texts;
  }

  private List<KeptText> unsavedHere() {
    Stream<KeptText> shown =
        documents.keySet().stream()
            .filter(name -> here.isEmpty() || !name.equals(ERROR))
            .flatMap(this::kept);
    Stream<KeptText> others =
        here.isPresent()
            ? Stream.empty()
            : objects.edits().aside().stream().map(KeptDocuments::kept);
    return Stream.concat(shown, others).toList();
  }

  private Stream<KeptText> kept(String name) {
    return Stream.ofNullable(documents.get(name))
        .filter(each -> each.isModified() && !each.isBlank())
        .map(each -> kept(name, each));
  }

  /** A text of an object that no pane shows; there may be many, so that each has its own name. */
  private static KeptText kept(ObjectEdits.Edited edited) {
    OpenDocument opened = edited.opened();
    ObjectPlace place = edited.of().place();
    return new KeptText(
        String.join(
            BETWEEN, OBJECT, edited.of().role().name(), place.index() + "", sign(place.file())),
        opened.name(),
        opened.origin().map(KeptDocuments::origin),
        false,
        edited.text());
  }

  /** A file's name of its own, however long the path is. */
  private static String sign(String file) {
    return UUID.nameUUIDFromBytes(file.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** The document of an object of the list that a text belongs to; empty for other texts. */
  static Optional<Role> ofObject(KeptText text) {
    String[] parts = text.pane().split(BETWEEN, 4);
    return parts.length == 4 && parts[0].equals(OBJECT)
        ? Role.DOCUMENTS.stream().filter(role -> role.name().equals(parts[1])).findFirst()
        : Optional.empty();
  }

  /** Whether a text is the fields that were left out of the patch, a line for each. */
  static boolean isLeftOut(KeptText text) {
    return text.pane().equals(LEFT_OUT);
  }

  /** Whether this version knows where the text belongs. */
  boolean has(KeptText text) {
    return KeptVisit.isPlace(text) || find(text).isPresent() || ofObject(text).isPresent();
  }

  /**
   * Brings texts of objects back, into the list of objects; among them what the panes showed of it.
   * Other texts are left alone.
   */
  void restoreObjects(List<KeptPlace> places) {
    if (places.stream().map(KeptPlace::text).anyMatch(text -> ofObject(text).isPresent())) {
      objects.restore(places.stream().flatMap(place -> unsaved(place).stream()).toList());
    }
  }

  private static Optional<ObjectEdits.Unsaved> unsaved(KeptPlace place) {
    return Role.DOCUMENTS.stream()
        .filter(role -> role.name().equals(place.text().pane()))
        .findFirst()
        .or(() -> ofObject(place.text()))
        .map(role -> new ObjectEdits.Unsaved(role, place.opened(), place.text().text()));
  }

  private KeptText kept(String name, DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    boolean isShown = composer.drafts().currentText().filter(document::equals).isPresent();
    return new KeptText(
        name,
        opened.name(),
        opened.origin().map(KeptDocuments::origin),
        isShown,
        document.getText());
  }

  private static KeptText.Origin origin(OpenDocument.Origin origin) {
    return new KeptText.Origin(
        new ObjectPlace(origin.file().toAbsolutePath().toString(), origin.object().index()),
        origin.object().name(),
        KeptText.printOf(origin.object().text()));
  }

  /** What the person calls a text: {@code Local}; its name where this version has no such text. */
  String title(KeptText text) {
    return titleHere(KeptVisit.inWindow(text));
  }

  private String titleHere(KeptText text) {
    PatchFormat format = formats.get(text.pane());
    return format != null
        ? format.title()
        : find(text)
            .map(DocumentViewModel::title)
            .or(() -> ofObject(text).map(Role::title))
            .orElse(text.pane());
  }

  /** Runs what restores texts: one step for undo. */
  void restore(Runnable restoring) {
    history.act(RescueWords.RESTORE_STEP.text(), restoring);
  }

  /** Whether a text is kubectl's error that somebody was about to read. */
  static boolean isError(KeptText text) {
    return text.pane().equals(ERROR);
  }

  /** The document that a text belongs to; empty where this version has no such text. */
  Optional<DocumentViewModel> find(KeptText text) {
    return Optional.ofNullable(documents.get(KeptVisit.inWindow(text).pane()));
  }

  /** Goes on composing if the text was composed when it was kept. */
  void compose(KeptText text) {
    PatchFormat format = formats.get(KeptVisit.inWindow(text).pane());
    if (format != null && text.shown()) {
      composer.begin(format);
    }
  }
}
