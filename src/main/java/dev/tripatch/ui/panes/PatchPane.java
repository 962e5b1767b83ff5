package dev.tripatch.ui.panes;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Position;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.editor.EditorCaret;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.DocumentPane.PaneMasks;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.document.QuietErrors;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.PatchViewModel;
import dev.tripatch.ui.panes.model.SecretsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Styles;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Connects the pane of the patch, calculated or composed, with what it shows. */
final class PatchPane {

  private final ModelContext models;
  private final PaneView view;
  private final ComparisonViewModel comparison;
  private final ComposerViewModel composer;
  private final SecretsViewModel secrets;
  private final Map<PatchFormat, Runnable> places = new EnumMap<>(PatchFormat.class);
  private Optional<PatchFormat> composedLast = Optional.empty();

  PatchPane(ModelContext models, PaneView view) {
    this.models = models;
    this.view = view;
    this.secrets = models.documents().secrets();
    this.comparison = models.comparison();
    this.composer = models.composer();
    fillHeader(models.documents().leftOut());
    TypingLine.follow(
        view,
        comparison.errors(),
        (text, end) -> draft().ifPresent(draft -> draft.type(text, end)));
    secrets.hiddenProperty().subscribe(hidden -> PaneMasks.show(hidden, view));
    comparison.patch().shownProperty().subscribe(this::show);
    comparison.viewProperty().subscribe((before, now) -> showTroubles());
    comparison
        .errors()
        .shownProperty()
        .subscribe(
            (before, now) -> {
              showStale();
              showTroubles();
            });
    for (PatchFormat format : PatchFormat.values()) {
      DocumentViewModel draft = composer.drafts().in(format);
      draft.textProperty().subscribe((before, now) -> draftChanged(draft));
      draft.openedProperty().subscribe((before, now) -> draftChanged(draft));
    }
    composer
        .currentProperty()
        .subscribe(
            (before, now) ->
                before.ifPresent(left -> places.put(left, editor().caret().setAside())));
    composer.currentProperty().subscribe(this::showDraft);
  }

  private void fillHeader(LeftOutFields leftOut) {
    new FormatSwitch(comparison.patch(), composer).addTo(view.header());
    LeftOutNote left = new LeftOutNote(leftOut, composer.drafts(), models.selection()::select);
    RemarksNote remarks =
        new RemarksNote(
            comparison
                .patch()
                .shownProperty()
                .map(shown -> shown.map(ShownPatch::remarks).orElse(List.of())),
            models.selection()::select);
    ComposeNote compose = new ComposeNote(composer);
    TestsNote tests = new TestsNote(comparison.patch(), composer.drafts());
    view.notes().add(compose, compose.brief());
    view.notes().add(left, left.brief());
    view.notes().add(remarks, remarks.brief(PaneNotes.Weight.CAUTION));
    view.notes().add(tests, tests.brief());
  }

  /** Shows again what it shows of the comparison, after something else was shown. */
  void showAgain() {
    show(comparison.patch().getShown());
  }

  private PaneEditor editor() {
    return view.editor();
  }

  private Optional<DocumentViewModel> draft() {
    return composer.drafts().currentText();
  }

  private void show(Optional<ShownPatch> patch) {
    PaneText pane = patch.map(ShownPatch::pane).orElse(null);
    if (draft().isEmpty()) {
      editor().show(pane == null ? "" : pane.text(), pane == null ? Format.YAML : pane.format());
      view.hintProperty().set(hint(patch));
    }
    if (pane != null) {
      editor().decorate(pane);
    }
    view.stateProperty().set(isRefused() ? "" : patch.map(this::size).orElse(""));
    showStale();
  }

  private String hint(Optional<ShownPatch> patch) {
    return patch.map(PatchPane::hint).orElse(isRefused() ? "" : PaneWords.NO_ANSWER.text());
  }

  private boolean isRefused() {
    return comparison.getView().flatMap(ComparisonView::refusal).isPresent();
  }

  /** Why there is no text, or next to none, if that is so. */
  private static String hint(ShownPatch patch) {
    String text = patch.pane().text().strip();
    if (text.equals("{}") || text.equals("[]")) {
      return PaneWords.NOTHING_TO_SEND.text();
    }
    boolean isAbsent = patch.patch().isEmpty() && !patch.remarks().isEmpty();
    return isAbsent ? patch.remarks().getFirst().sentence() : "";
  }

  /** How long a masked patch really is tells of its secrets. */
  private String size(ShownPatch patch) {
    long fields =
        comparison.getView().stream()
            .flatMap(shown -> shown.rows().stream())
            .filter(SelectionViewModel::isChange)
            .filter(row -> !row.mark().isLeftOut())
            .count();
    String count = PaneWords.FIELDS.text("fields", fields);
    if (patch.pane().text().contains(Mask.DOTS)) {
      return count;
    }
    int bytes = patch.pane().text().getBytes(StandardCharsets.UTF_8).length;
    return String.format(Locale.ROOT, "%s · %,d B", count, bytes);
  }

  /** Shows what is composed; a text that is continued keeps its history. */
  private void showDraft(Optional<PatchFormat> format) {
    editor().setEditable(format.isPresent());
    draft()
        .ifPresent(
            draft -> {
              String text = draft.getText();
              if (format.equals(composedLast)) {
                editor().show(text, secrets.firstMasks(text), draft.format());
              } else {
                editor().open(text, secrets.firstMasks(text), draft.format());
              }
              composedLast = format;
              format.map(places::remove).ifPresent(Runnable::run);
              view.hintProperty().set("");
            });
    showDot();
    showStale();
    showTroubles();
  }

  /** The text changed; if it was not typed here (opened, restored), show it. */
  private void draftChanged(DocumentViewModel draft) {
    if (draft().filter(draft::equals).isPresent()) {
      String text = draft.getText();
      if (!editor().text().equals(text)) {
        editor().show(text, secrets.firstMasks(text), draft.format());
      }
      showDot();
    }
  }

  private void showDot() {
    view.modifiedDot().setVisible(composer.isUnsaved());
  }

  private void showTroubles() {
    Map<Role, List<Diagnostic>> all = comparison.errors().getShown().diagnostics();
    List<Diagnostic> mine = all.getOrDefault(Role.PATCH, List.of());
    editor().showProblems(mine);
    if (mine.isEmpty()) {
      showRefusal();
    } else {
      view.message().showDiagnostics(mine, new EditorPlaces(editor()));
    }
  }

  private void showRefusal() {
    comparison
        .errors()
        .getShown()
        .refusal()
        .ifPresentOrElse(
            refusal ->
                view.message()
                    .showRefusal(refusal, () -> models.selection().select(refusal.path())),
            view.message()::clear);
  }

  private void showStale() {
    boolean isStale = comparison.errors().getShown().isStale() && draft().isEmpty();
    view.setStale(isStale);
    boolean isOld = isStale && comparison.getView().isPresent();
    view.detailProperty().set(isOld ? PaneWords.LAST_READABLE_DOCUMENTS.text() : "");
  }

  /**
   * The places of an editor's text.
   *
   * @param editor the editor
   */
  record EditorPlaces(PaneEditor editor) implements PaneMessage.Places {

    @Override
    public String name(int offset) {
      String text = editor.masks().shownText();
      int place = Math.min(editor.masks().shownPlace(offset), text.length());
      Position at = editor.caret().inFile(Lines.of(text).positionOf(place));
      return PaneWords.LINE_AND_COLUMN.text("line", at.line(), "column", at.column());
    }

    @Override
    public void goTo(int offset) {
      editor.caret().goTo(offset);
    }
  }

  /** Tells the line on which a person types in a pane. */
  static final class TypingLine {

    private TypingLine() {}

    /** Passes on what is typed, and says before that somebody types, and afterwards where. */
    static void follow(PaneView view, QuietErrors errors, ObjIntConsumer<String> type) {
      EditorCaret caret = view.editor().caret();
      view.editor()
          .setOnType(
              text -> {
                errors.typing(view.pane(), caret::lineInText);
                type.accept(text, caret.editedTo());
              });
      caret
          .placeProperty()
          .subscribe((before, now) -> errors.caretAt(view.pane(), caret.lineInText()));
    }
  }

  /** The choice of tests, where the format has any. */
  private static final class TestsNote extends CheckBox {

    private final PatchViewModel patch;
    private final Drafts drafts;
    private final ReadOnlyObjectWrapper<Brief> brief = new ReadOnlyObjectWrapper<>(Brief.NONE);

    TestsNote(PatchViewModel patch, Drafts drafts) {
      super(PaneWords.TEST_FIRST.text());
      this.patch = patch;
      this.drafts = drafts;
      setId("patch-tests");
      setAccessibleText(PaneWords.TEST_FIRST_HELP.text());
      selectedProperty().bindBidirectional(patch.withTestsProperty());
      patch.shownProperty().subscribe(this::show);
      patch.withTestsProperty().subscribe(this::show);
      drafts.currentProperty().subscribe(this::show);
    }

    /** What it says in the header. */
    ObservableValue<Brief> brief() {
      return brief.getReadOnlyProperty();
    }

    private void show() {
      boolean isJson =
          patch.getShown().map(ShownPatch::format).filter(PatchFormat.JSON::equals).isPresent();
      PaneWords words = isSelected() ? PaneWords.WITH_TESTS : PaneWords.WITHOUT_TESTS;
      brief.set(
          isJson && !drafts.isComposing() ? new Brief(Weight.PLAIN, words.text()) : Brief.NONE);
    }
  }

  /** Says what counts while a patch is composed. */
  private static final class ComposeNote extends HBox {

    private final ComposerViewModel composer;

    ComposeNote(ComposerViewModel composer) {
      this.composer = composer;
      getStyleClass().add("compose-note");
      Label words = new Label(PaneWords.COMPOSING.text());
      words.setWrapText(true);
      words.setMinWidth(0);
      words.setMinHeight(Region.USE_PREF_SIZE);
      HBox.setHgrow(words, Priority.ALWAYS);
      words.setMaxWidth(Double.MAX_VALUE);
      Hyperlink startOver =
          Styles.named(new Hyperlink(PaneWords.START_OVER.text()), "compose-start-over");
      startOver.setAccessibleText(PaneWords.START_OVER_NAME.text());
      startOver.setMinWidth(Region.USE_PREF_SIZE);
      startOver.setOnAction(event -> composer.startOver());
      getChildren().setAll(words, startOver);
    }

    /** What it says in the header. */
    ObservableValue<Brief> brief() {
      return composer
          .currentProperty()
          .map(format -> format.map(each -> composing()).orElse(Brief.NONE));
    }

    private static Brief composing() {
      return new Brief(Weight.PLAIN, PaneWords.COMPOSING_BRIEF.text());
    }
  }

  /** Says which fields are left out of the patch, and puts them back. */
  private static final class LeftOutNote extends HBox {

    private final LeftOutFields fields;
    private final Drafts drafts;
    private final Label count = Styles.whole(new Label());
    private final Hyperlink first = Styles.named(new Hyperlink(), "left-out-field");
    private final Hyperlink back = Styles.whole(Styles.named(new Hyperlink(), "put-back"));
    private final ReadOnlyObjectWrapper<Brief> brief = new ReadOnlyObjectWrapper<>(Brief.NONE);

    /**
     * A note.
     *
     * @param select selects a field
     */
    LeftOutNote(LeftOutFields fields, Drafts drafts, Consumer<FieldPath> select) {
      this.fields = fields;
      this.drafts = drafts;
      Styles.named(this, "left-out", "compose-note");
      setAlignment(Pos.CENTER_LEFT);
      first.setMinWidth(0);
      first.setOnAction(event -> select.accept(sorted().getFirst()));
      back.setOnAction(event -> fields.putBack(fields.get()));
      getChildren().setAll(count, first, Styles.space(), back);
      fields.property().subscribe(this::show);
      drafts.currentProperty().subscribe(format -> show(fields.get()));
    }

    /** What it says in the header. */
    ObservableValue<Brief> brief() {
      return brief.getReadOnlyProperty();
    }

    private List<FieldPath> sorted() {
      return fields.get().stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
    }

    /** A composed patch has just what is written. */
    private void show(Set<FieldPath> now) {
      boolean isSaid = !now.isEmpty() && !drafts.isComposing();
      brief.set(
          isSaid
              ? new Brief(Weight.PLAIN, PaneWords.LEFT_OUT_BRIEF.text("count", now.size()))
              : Brief.NONE);
      count.setText(PaneWords.LEFT_OUT.text("count", now.size()));
      String name = now.isEmpty() ? "" : sorted().getFirst().toString();
      first.setText(now.size() > 1 ? name + ", …" : name);
      first.setAccessibleText(PaneWords.SELECT_LEFT_OUT.text("name", name));
      back.setText(now.size() > 1 ? PaneWords.PUT_ALL_BACK.text() : PaneWords.PUT_BACK.text());
    }
  }
}
