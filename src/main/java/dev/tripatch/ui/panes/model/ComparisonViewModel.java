package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.StoredResult;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.OwnerNotes;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.QuietErrors;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Mistake;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableStringValue;

/**
 * The last good comparison of the three documents, kept up to date in the background. While a
 * document has an error the last good comparison stays, and is stale.
 */
public final class ComparisonViewModel {

  private final Documents documents;
  private final PatchViewModel patch;
  private final StoredViewModel stored;
  private final LatestWins<Asked, Answer> work;
  private final LatestWins<Texts, Answer> ahead;
  private Runnable afterwards = () -> {};
  private boolean isOutdated;
  private ShownDocuments about = ShownDocuments.of(List.of());
  private Optional<Answer> expected = Optional.empty();
  private Optional<Asked> tried = Optional.empty();
  private final ReadOnlyObjectWrapper<Optional<ComparisonView>> view =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Answer.Compared>> answer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Answer.Compared> latest = Optional.empty();
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<List<Hazard>> refused =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
  private final StringBinding absence =
      Bindings.createStringBinding(() -> whyNothing().text(), view, stale, busy);
  private final ReadOnlyObjectWrapper<Map<Role, List<Diagnostic>>> diagnostics =
      new ReadOnlyObjectWrapper<>(Map.of());
  private final QuietErrors errors = new QuietErrors();
  private final ReadOnlyObjectWrapper<Long> micros = new ReadOnlyObjectWrapper<>(0L);
  private final Map<Role, ReadOnlyObjectWrapper<Optional<PaneText>>> panes =
      new EnumMap<>(Role.class);
  private final BooleanProperty showNoise = new SimpleBooleanProperty();
  private final BooleanProperty showRemoved = new SimpleBooleanProperty(true);
  private final ObjectProperty<Optional<Instant>> ownersAsOf =
      new SimpleObjectProperty<>(Optional.empty());

  /** What is asked, and what a server that tried the patch would store of the result. */
  private record Asked(Texts texts, Optional<MapValue> answer) {}

  /**
   * Compares the documents now and whenever one changes.
   *
   * @param documents the documents
   * @param comparer does the work
   * @param background where to work
   * @param foreground runs what it is given on the UI thread, later
   */
  public ComparisonViewModel(
      Documents documents, Comparer comparer, Executor background, Executor foreground) {
    this.documents = documents;
    this.patch = new PatchViewModel(background, foreground, this::fail);
    this.stored = new StoredViewModel(background, foreground, this::fail);
    this.work =
        new LatestWins<>(
            asked -> comparer.compare(asked.texts(), asked.answer()),
            background,
            foreground,
            this::show,
            this::fail);
    this.ahead =
        new LatestWins<>(
            comparer::compare,
            background,
            foreground,
            answer -> prepared(Optional.of(answer)),
            problem -> prepared(Optional.empty()));
    for (Role pane : Role.values()) {
      panes.put(pane, new ReadOnlyObjectWrapper<>(Optional.empty()));
    }
    documents
        .all()
        .forEach(each -> each.textProperty().subscribe((before, now) -> documentsChanged()));
    documents.history().halfwayProperty().subscribe((before, now) -> halfwayChanged());
    WhenChanged.run(
        this::documentsChanged,
        documents.secrets().revealedProperty(),
        documents.appliedBy().modeProperty(),
        documents.schemas().inForceProperty(),
        documents.leftOut().property(),
        documents.drafts().currentProperty());
    for (PatchFormat format : PatchFormat.values()) {
      documents.drafts().in(format).textProperty().subscribe((before, now) -> typed(format));
    }
    patch.shownProperty().subscribe((before, now) -> showPatch(now));
    patch.busyProperty().subscribe((before, now) -> showBusy());
    showRemoved.subscribe((before, now) -> showPanes());
    stored.shownProperty().subscribe((before, now) -> showPane(Role.RESULT));
    ownersAsOf.subscribe((before, now) -> showPanes());
    showNoise.subscribe((before, now) -> view.set(latest.map(this::shown)));
  }

  private void typed(PatchFormat format) {
    if (documents.drafts().currentProperty().get().equals(Optional.of(format))) {
      documentsChanged();
    }
  }

  /** What is halfway to another object is not an object, and would be shown as one. */
  private void documentsChanged() {
    isOutdated = documents.history().halfwayProperty().get();
    if (!isOutdated) {
      compare();
    }
  }

  private void halfwayChanged() {
    if (isOutdated) {
      documentsChanged();
    }
  }

  /** What is known of other documents goes at once, also where something is still looked for. */
  private void compare() {
    ShownDocuments now = documents.memory().shown();
    if (!now.equals(about)) {
      about = now;
      work.forget();
      forget();
    }
    documents.snapshot().ifPresentOrElse(this::ask, this::showNothing);
  }

  /** Takes an answer that was computed before its documents are opened; no others need it. */
  public void expect(Answer known) {
    expected = Optional.of(known);
  }

  /**
   * Compares documents that the panes do not show yet. The answer is kept for the moment when they
   * do, so that nothing of the documents before is seen beside them.
   *
   * @param then shows the documents; not run if others are prepared meanwhile
   */
  public void prepare(Texts coming, Runnable then) {
    afterwards = then;
    busy.set(true);
    ahead.ask(coming.with(patch.look()));
  }

  private void prepared(Optional<Answer> known) {
    if (ahead.isBusy()) {
      return;
    }
    expected = known;
    afterwards.run();
    showBusy();
  }

  /** Takes what a server would store of the result until what it was asked about changes. */
  public void answered(Texts about, MapValue stored) {
    Texts masked = about.with(PatchLook.FIRST).with(Revealed.NONE);
    Optional<Asked> now = Optional.of(new Asked(masked, Optional.of(stored)));
    if (about.written().isEmpty() && !tried.equals(now)) {
      tried = now;
      documentsChanged();
    }
  }

  private void ask(Texts documentsNow) {
    busy.set(true);
    tried = tried.filter(each -> each.texts().equals(documentsNow.with(Revealed.NONE)));
    Texts texts = documentsNow.with(patch.look());
    Optional<Answer> known = expected.filter(each -> each.texts().equals(texts));
    expected = Optional.empty();
    known.ifPresentOrElse(
        this::showKnown, () -> work.ask(new Asked(texts, tried.flatMap(Asked::answer))));
  }

  /** Another look may have been chosen since; the patch's own view model sees to that. */
  private void showKnown(Answer known) {
    Texts compared = known.texts();
    if (documents.snapshot().map(now -> now.with(compared.look())).equals(Optional.of(compared))) {
      show(known);
    }
  }

  private void showNothing() {
    work.forget();
    busy.set(ahead.isBusy());
    stale.set(false);
    refused.set(List.of());
    diagnostics.set(Map.of());
    errors.answered(QuietErrors.Errors.NONE);
    failure.set("");
    documents.secrets().hide(HiddenSecrets.NONE);
    forget();
  }

  private void forget() {
    patch.clear();
    stored.show(Optional.empty());
    latest = Optional.empty();
    view.set(Optional.empty());
    answer.set(Optional.empty());
    showPanes();
  }

  /** Whether the last good answer is about a composed patch, which is left now. */
  private boolean isOfLeftPatch(Texts now) {
    return now.written().isEmpty()
        && latest.filter(each -> each.texts().written().isPresent()).isPresent();
  }

  private void showBusy() {
    busy.set(work.isBusy() || ahead.isBusy() || patch.busyProperty().get());
  }

  private void show(Answer done) {
    failure.set("");
    documents.secrets().hide(done.hidden());
    switch (done) {
      case Answer.Compared compared -> {
        micros.set(compared.micros());
        diagnostics.set(Map.of());
        stale.set(false);
        refused.set(List.of());
        latest = Optional.of(compared);
        view.set(latest.map(this::shown));
        patch.show(compared.patch());
        stored.show(Optional.of(compared.view()));
        showPanes();
        errors.answered(QuietErrors.Errors.answer(compared.view().refusal()));
        answer.set(Optional.of(compared));
      }
      case Answer.Unreadable unreadable -> {
        if (isOfLeftPatch(unreadable.texts())) {
          forget();
        }
        diagnostics.set(unreadable.diagnostics());
        stale.set(true);
        refused.set(unreadable.hazards());
        errors.answered(
            new QuietErrors.Errors(
                textsNow(unreadable.diagnostics().keySet()),
                unreadable.diagnostics(),
                true,
                unreadable.hazards(),
                Optional.empty()));
      }
    }
    showBusy();
  }

  private Map<Role, String> textsNow(Set<Role> wanted) {
    Map<Role, String> texts = new EnumMap<>(Role.class);
    for (Role pane : wanted) {
      Optional<DocumentViewModel> text =
          pane == Role.PATCH ? documents.drafts().currentText() : documents.of(pane);
      text.ifPresent(each -> texts.put(pane, each.getText()));
    }
    return texts;
  }

  private ComparisonView shown(Answer.Compared full) {
    return showNoise.get() ? full.view() : full.view().withoutNoise();
  }

  private void fail(RuntimeException problem) {
    showBusy();
    stale.set(true);
    errors.answered(new QuietErrors.Errors(Map.of(), Map.of(), true, List.of(), Optional.empty()));
    failure.set(ModelWords.COMPARISON_FAILED.text("line", Mistake.line(problem)));
  }

  private void showPanes() {
    for (Role pane : Role.values()) {
      if (pane != Role.PATCH) {
        showPane(pane);
      }
    }
  }

  private void showPane(Role pane) {
    shownIn(pane).set(view.get().map(shown -> paneOf(shown, pane)));
  }

  private void showPatch(Optional<ShownPatch> shown) {
    shownIn(Role.PATCH).set(shown.map(ShownPatch::pane));
  }

  private ReadOnlyObjectWrapper<Optional<PaneText>> shownIn(Role pane) {
    return Objects.requireNonNull(panes.get(pane));
  }

  private PaneText paneOf(ComparisonView shown, Role pane) {
    return switch (pane) {
      case LAST_APPLIED, LOCAL, PATCH -> shown.pane(pane);
      case LIVE ->
          ownersAsOf
              .get()
              .map(moment -> OwnerNotes.in(shown.pane(pane), at -> shown.ownerOf(at, moment)))
              .orElseGet(() -> shown.pane(pane));
      case RESULT ->
          stored
              .shownProperty()
              .get()
              .map(StoredResult::pane)
              .orElseGet(
                  () ->
                      showRemoved.get()
                          ? shown.pane(pane)
                          : shown.pane(pane).withoutPhantomLines());
    };
  }

  /** The last good comparison; empty while there is nothing to compare. */
  public ReadOnlyObjectProperty<Optional<ComparisonView>> viewProperty() {
    return view.getReadOnlyProperty();
  }

  /** The last good answer, set when the panes show it already; empty while there is none. */
  ReadOnlyObjectProperty<Optional<Answer.Compared>> answerProperty() {
    return answer.getReadOnlyProperty();
  }

  /** The last good answer; empty while there is none. */
  public Optional<Answer.Compared> latest() {
    return latest;
  }

  /** The last good comparison; empty while there is nothing to compare. */
  public Optional<ComparisonView> getView() {
    return view.get();
  }

  /** Fields of the object that the panes show now. */
  public Subject.InPanes fieldsOfShown(List<FieldPath> fields) {
    return new Subject.InPanes(
        documents.memory().shown(), view.get().map(ComparisonView::objectName).orElse(""), fields);
  }

  /**
   * The last good answer with these secrets revealed, for what is sent elsewhere or edited.
   * Computed again if there are secrets, which takes a moment.
   */
  public Optional<Answer.Compared> answerWith(Revealed revealed) {
    return latest.map(shown -> shown.with(revealed));
  }

  /** Documents, nothing masked: as they were compared, or read again where they were not. */
  public ThreeDocuments<SourceDocument> read(Texts now) {
    return now.documents().mapRoles(this::read);
  }

  /** A document as it is now, nothing masked; empty if it is blank. */
  public Optional<SourceDocument> read(Role pane) {
    return documents.of(pane).flatMap(DocumentViewModel::snapshot).map(now -> read(pane, now));
  }

  private SourceDocument read(Role pane, NamedText now) {
    return latest
        .filter(known -> known.texts().documents().get(pane).equals(Optional.of(now)))
        .flatMap(known -> known.sources().get(pane))
        .orElseGet(now::read);
  }

  /** The patch as it is shown, but with all secrets as they are. */
  Optional<ShownPatch> exactPatch() {
    return documents.secrets().arePresent()
        ? answerWith(Revealed.ALL).map(each -> each.view().patch(patch.look()))
        : patch.getShown();
  }

  /** What a pane shows of it, in the chosen patch format, with or without removed lines. */
  public ReadOnlyObjectProperty<Optional<PaneText>> paneProperty(Role pane) {
    return shownIn(pane).getReadOnlyProperty();
  }

  /** Whether the documents have changed since in a way that could not be compared. */
  public ReadOnlyBooleanProperty staleProperty() {
    return stale.getReadOnlyProperty();
  }

  /** What is known of the composed patch while it is refused; none while it is not. */
  public ReadOnlyObjectProperty<List<Hazard>> refusedProperty() {
    return refused.getReadOnlyProperty();
  }

  /** Whether a comparison is being computed. */
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** What broke inside the program, in a sentence; empty if nothing did. */
  public ReadOnlyStringProperty failureProperty() {
    return failure.getReadOnlyProperty();
  }

  private ModelWords whyNothing() {
    if (view.get().isEmpty() && stale.get()) {
      return ModelWords.UNREADABLE;
    }
    return view.get().isPresent() || busy.get()
        ? ModelWords.CALCULATING
        : ModelWords.NOTHING_COMPARED_YET;
  }

  /** Why there is nothing to show yet, in a sentence. */
  public ObservableStringValue absenceProperty() {
    return absence;
  }

  /** What is wrong in the documents as they are now, for each pane with something wrong. */
  public ReadOnlyObjectProperty<Map<Role, List<Diagnostic>>> diagnosticsProperty() {
    return diagnostics.getReadOnlyProperty();
  }

  /** What is shown of what is wrong, so that nothing flashes while a person types. */
  public QuietErrors errors() {
    return errors;
  }

  /** How long the last good comparison took, in microseconds. */
  public ReadOnlyObjectProperty<Long> microsProperty() {
    return micros.getReadOnlyProperty();
  }

  /** The patch of it, in the chosen format. */
  public PatchViewModel patch() {
    return patch;
  }

  /** The result of it as a server stores it. */
  public StoredViewModel stored() {
    return stored;
  }

  /** Whether to show what only servers and kubectl write for themselves. */
  public BooleanProperty showNoiseProperty() {
    return showNoise;
  }

  /** The moment to which live says how old its fields are; empty while it shows no owners. */
  public ObjectProperty<Optional<Instant>> ownersAsOfProperty() {
    return ownersAsOf;
  }

  /** Whether the result shows removed lines. */
  public BooleanProperty showRemovedProperty() {
    return showRemoved;
  }
}
