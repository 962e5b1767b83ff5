package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Tally;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.PatchTarget;
import dev.tripatch.share.Shell;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.DecisionMemory.Opening;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What is decided in the documents as they are. It is what the history says, so undo takes a
 * decision back; a document that comes back brings its own.
 */
public final class DecisionsViewModel {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Tally> tally = new ReadOnlyObjectWrapper<>(Tally.NONE);
  private final ReadOnlyBooleanWrapper compared = new ReadOnlyBooleanWrapper();
  private final BooleanProperty advances = new SimpleBooleanProperty();
  private Decisions decisions = Decisions.NONE;
  private Opening lastOpening = new Opening(Optional.empty(), 0);
  private boolean isFirst = true;
  private final ReadOnlyIntegerWrapper opening = new ReadOnlyIntegerWrapper();
  private final Map<ShownDocuments, FirstConflicts> conflictsOf = new HashMap<>();
  private ShownDocuments comparedBefore = new ShownDocuments(List.of());
  private FirstConflicts first = FirstConflicts.NONE;
  private final Map<Role, ReadDocument> read = new EnumMap<>(Role.class);

  private record ReadDocument(OpenDocument opened, Optional<MapValue> object) {}

  /** Follows the history of documents and their comparison. */
  public DecisionsViewModel(Documents documents, ComparisonViewModel comparison) {
    this.documents = documents;
    this.comparison = comparison;
    documents.history().turnProperty().subscribe((before, now) -> historyChanged());
    WhenChanged.run(this::compared, comparison.viewProperty(), comparison.staleProperty());
  }

  private void historyChanged() {
    Opening newest = documents.memory().lastOpening();
    Decisions now = documents.memory().decisions();
    boolean isAnew = !newest.equals(lastOpening) || documents.history().done().isEmpty();
    if (isAnew) {
      lastOpening = newest;
      isFirst = true;
    }
    if (isAnew || !now.all().equals(decisions.all())) {
      decisions = now;
      compared();
    }
  }

  /** The first answer after a document was opened says which conflicts there are to decide. */
  private void compared() {
    Optional<ThreeWayOutcome.Computed> outcome = shown();
    if (isFirst && outcome.isPresent() && isOfDocuments()) {
      first = firstIn(outcome.get());
      opening.set(opening.get() + 1);
      isFirst = false;
    }
    boolean isCompared = outcome.isPresent() && isOfDocuments();
    compared.set(compared.get() && isCompared);
    count();
    compared.set(isCompared);
  }

  /** Documents that come back bring those that were decided before. */
  private FirstConflicts firstIn(ThreeWayOutcome.Computed outcome) {
    ShownDocuments now = documents.memory().shown();
    FirstConflicts all =
        FirstConflicts.of(
            outcome, liveAsRead(outcome).flatMap(LastAppliedAnnotation::configurationIn));
    if (!now.equals(comparedBefore) || documents.live().getOpened().object().isPresent()) {
      all = all.and(conflictsOf.getOrDefault(now, FirstConflicts.NONE));
    }
    comparedBefore = now;
    conflictsOf.put(now, all);
    return all;
  }

  /**
   * Documents that no pane shows had these conflicts before something was decided in them: whoever
   * shows them later counts them.
   */
  public void remember(ShownDocuments of, FirstConflicts before) {
    conflictsOf.merge(of, before, FirstConflicts::and);
  }

  private Optional<MapValue> liveAsRead(ThreeWayOutcome.Computed outcome) {
    return isTouched(documents.live()) ? objectIn(documents.live()) : outcome.inputs().live();
  }

  /** Of several documents that are opened one after the other, each is compared. */
  private boolean isOfDocuments() {
    return comparison
        .latest()
        .map(answer -> answer.texts().with(PatchLook.FIRST))
        .equals(documents.snapshot());
  }

  private void count() {
    Tally now =
        shown().map(outcome -> Tally.of(outcome, decisions, first, inside())).orElse(Tally.NONE);
    if (!now.equals(tally.get())) {
      tally.set(now);
    }
  }

  /** What is inside the fields of what is shown. */
  private InnerParts inside() {
    return comparison.getView().map(ComparisonView::inside).orElse(InnerParts.NOTHING);
  }

  private Optional<ThreeWayOutcome.Computed> shown() {
    return comparison.getView().flatMap(ComparisonView::computed);
  }

  /** Whether the {@link #getTally tally} is about the documents as they are. */
  public ReadOnlyBooleanProperty comparedProperty() {
    return compared.getReadOnlyProperty();
  }

  /** Which of the documents that were opened are compared: another number for each. */
  public ReadOnlyIntegerProperty openingProperty() {
    return opening.getReadOnlyProperty();
  }

  /** Whether the next undecided conflict is selected when something was decided. */
  public BooleanProperty advancesProperty() {
    return advances;
  }

  /** How far the decisions are. */
  public ReadOnlyObjectProperty<Tally> tallyProperty() {
    return tally.getReadOnlyProperty();
  }

  /** How far the decisions are. */
  public Tally getTally() {
    return tally.get();
  }

  /**
   * How far the decisions are about the documents as they are, also while a patch is composed;
   * empty if they cannot be compared. Takes as long as a comparison while a patch is composed.
   *
   * @param comparer calculates what the composed patch replaces
   */
  public Optional<Tally> tallyNow(Comparer comparer) {
    return documents.drafts().currentProperty().get().isPresent()
        ? calculated(comparer).map(this::tallyOf)
        : Optional.of(tally.get()).filter(known -> compared.get());
  }

  private Optional<ThreeWayOutcome.Computed> calculated(Comparer comparer) {
    return documents.local().isBlank()
        ? Optional.empty()
        : documents
            .snapshot()
            .map(texts -> comparer.compare(texts.calculated()))
            .filter(Answer.Compared.class::isInstance)
            .flatMap(answer -> ((Answer.Compared) answer).view().computed());
  }

  private Tally tallyOf(ThreeWayOutcome.Computed outcome) {
    return Tally.of(outcome, decisions, first);
  }

  /** What can be decided in the comparison that is shown; empty if it is no calculated one. */
  public Optional<Fates> fates() {
    return shown().map(outcome -> fatesOf(outcome, Optional.of(inside())));
  }

  /** What can be decided in a comparison of the same documents. */
  public Fates fatesOf(ThreeWayOutcome.Computed outcome, Optional<InnerParts> inside) {
    Opened opened =
        new Opened(
            isTouched(documents.lastApplied()) || isTouched(documents.live())
                ? openedLastApplied()
                : outcome.inputs().lastApplied(),
            isTouched(documents.local())
                ? objectIn(documents.local())
                : Optional.of(outcome.inputs().local()));
    return new Fates(outcome, opened, decisions, inside);
  }

  /** What applying local does not complete: a sentence for each thing to do besides. */
  public List<String> toDo(Tally about) {
    return toDo(about, documents.local().snapshot());
  }

  /** The same of an object with this local text. */
  public static List<String> toDo(Tally about, Optional<NamedText> local) {
    return about.toDo().isEmpty() ? List.of() : about.toDoSentences(editCommand(local));
  }

  /** The command that opens the cluster's last-applied configuration. */
  private static String editCommand(Optional<NamedText> local) {
    return local
        .flatMap(text -> text.read().decodedObject())
        .map(PatchTarget::of)
        .flatMap(target -> new KubectlCommand(target, Shell.BASH).editLastApplied())
        .orElse("kubectl apply edit-last-applied");
  }

  private static boolean isTouched(DocumentViewModel document) {
    return document.isModified();
  }

  private Optional<MapValue> openedLastApplied() {
    return documents.lastApplied().isBlank()
        ? objectIn(documents.live()).flatMap(LastAppliedAnnotation::configurationIn)
        : objectIn(documents.lastApplied());
  }

  /** What was opened stays the same while it is edited, and is asked for after each keystroke. */
  private Optional<MapValue> objectIn(DocumentViewModel document) {
    OpenDocument opened = document.getOpened();
    ReadDocument known = read.get(document.pane());
    if (known == null || !known.opened().equals(opened)) {
      known =
          new ReadDocument(opened, SourceReader.read(opened.name(), opened.text()).decodedObject());
      read.put(document.pane(), known);
    }
    return known.object();
  }
}
