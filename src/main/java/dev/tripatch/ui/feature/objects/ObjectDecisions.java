package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.DecidedObject;
import dev.tripatch.workspace.objects.Decider;
import dev.tripatch.workspace.objects.OutOfPatch;
import dev.tripatch.workspace.objects.Watch;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableIntegerValue;

/**
 * Tries decisions about fields of many objects together, aside. The edits are those that each
 * decision alone would make. Secrets are left out.
 */
public final class ObjectDecisions implements Feature {

  /** The tab with all changes of all objects. */
  public static final String TAB = ChangesTab.ID;

  private final ObjectsViewModel model;
  private final Documents documents;
  private final DecisionsViewModel decisions;
  private final Workbench workbench;
  private final CommandQueue queue;
  private final DecisionFlow flow;
  private final Executor background;
  private final Runnable focusTab;
  private final Map<ShownDocuments, ObjectRow> rows = new HashMap<>();
  private List<Set<ShownDocuments>> together = List.of();

  /**
   * What was tried in an object.
   *
   * @param deletions the fields that apply still deletes
   */
  private record TriedObject(
      ObjectSurvey.Now now, DecidedObject decided, List<FieldPath> deletions) {

    DecisionFlow.Tried shown() {
      return new DecisionFlow.Tried(
          now.pair().name().toString(),
          decided.fields(),
          decided.refusals().stream().map(Proposal.Refused::why).toList(),
          decided.whole(),
          decided.isFault(),
          decided
              .text()
              .map(text -> new Questions.Texts(now.texts().local().text(), text))
              .map(texts -> Map.of(Role.LOCAL, texts))
              .orElse(Map.of()),
          decided.comments());
    }
  }

  /** What is tried, how it is announced and how it is done. */
  private record Trial(
      String what,
      boolean asks,
      Supplier<List<TriedObject>> work,
      Function<List<TriedObject>, Stream<String>> remarks,
      BiConsumer<String, List<TriedObject>> act) {}

  /**
   * Decisions about these objects.
   *
   * @param background where to try them; it may take long
   * @param focusTab shows the tab with all changes and gives it the keyboard
   */
  public ObjectDecisions(
      ObjectsViewModel model,
      Documents documents,
      DecisionsViewModel decisions,
      Workbench workbench,
      CommandQueue queue,
      DecisionFlow flow,
      Executor background,
      Runnable focusTab) {
    this.focusTab = focusTab;
    this.model = model;
    this.documents = documents;
    this.decisions = decisions;
    this.workbench = workbench;
    this.queue = queue;
    this.flow = flow;
    this.background = background;
    documents.history().turnProperty().subscribe((before, now) -> historyChanged());
    model.afterReading(some -> model.sumUpAgain(some, decisions::remember));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("TAKE_ALL_DRIFTED", this::driftedTitle, this::takeDrifted)
            .when(() -> model.totals().driftProperty().get().fields() > 0)
            .in("CHANGE", 2, 20)
            .in("OBJECTS", 2, 15),
        Action.of("ALL_CHANGES", ObjectWords.ALL_CHANGES.text(), focusTab)
            .when(model::isOpen)
            .in("PANES", 1, 10)
            .keys(ChangesTab.KEYS, ObjectWords.ALL_CHANGES_KEYS.text()));
  }

  /** The tab with all changes of all objects, and buttons for what people do most. */
  public LowerTab tab(
      ObjectCommands objects,
      SelectionViewModel selection,
      List<Action> usual,
      Executor aside,
      Executor foreground,
      ObservableIntegerValue textSize,
      Keys keys,
      Menus menus) {
    ObjectChanges changes = new ObjectChanges(model, aside, foreground);
    return ChangesTab.of(
        changes, () -> new ChangesTab(changes, objects, selection, usual, textSize, keys, menus));
  }

  /**
   * Decides about rows of the list, all of them together.
   *
   * @param fate empty to leave them out of their patches, or put them back
   */
  public void decide(Optional<Fate> fate, Subject.InList about) {
    Map<ObjectRow, Set<FieldPath>> wanted = new LinkedHashMap<>();
    for (ObjectRow row : model.rows()) {
      Optional.ofNullable(about.fields().get(row)).ifPresent(fields -> wanted.put(row, fields));
    }
    if (fate.filter(each -> !DecisionFlow.isForMany(each)).isPresent()) {
      flow.say().accept(ObjectWords.DECIDED_ONE_AT_A_TIME.text("rows", about.title()));
    } else if (wanted.size() < about.fields().size()) {
      flow.say().accept(ObjectWords.LIST_READ_AGAIN.text("rows", about.title()));
    } else {
      List<ObjectSurvey.Now> asked = now(wanted.keySet());
      tryOut(
          about,
          fate.map(
                  each ->
                      deciding(
                          each,
                          asked,
                          now ->
                              fates -> open(each, fates, wanted.getOrDefault(now.row(), Set.of()))))
              .orElseGet(() -> toggling(asked, now -> wanted.getOrDefault(now.row(), Set.of()))));
    }
  }

  /** Only what is in conflict can be kept against live. */
  private static List<FieldPath> open(Fate fate, Fates fates, Set<FieldPath> wanted) {
    return fate == Fate.KEEP_LOCAL
        ? fates.undecided(wanted)
        : wanted.stream().filter(path -> !fates.isAlready(fate, path)).toList();
  }

  private List<ObjectSurvey.Now> now(Collection<ObjectRow> wanted) {
    DecisionMemory.All memory = documents.memory().all();
    return wanted.stream().flatMap(row -> model.now(row, memory).stream()).toList();
  }

  /** {@code Take Live for All That Only Drifted (212 in 31 objects)…}. */
  String driftedTitle() {
    ListTotals.Drift drift = model.totals().driftProperty().get();
    return drift.fields() == 0
        ? ObjectWords.TAKE_ALL_DRIFTED.text()
        : ObjectWords.TAKE_DRIFTED_IN.text("fields", drift.fields(), "objects", drift.objects());
  }

  /** Takes live's values for all undecided fields of all objects that only live changed. */
  void takeDrifted() {
    queue.whenCompared(
        () ->
            tryOut(
                new Subject.InList(Map.of(), driftedTitle()),
                deciding(
                    Fate.TAKE_LIVE,
                    now(model.rows().filtered(row -> !row.drifted().isEmpty())),
                    now -> Fates::onlyDrifted)));
  }

  private Trial deciding(
      Fate fate,
      List<ObjectSurvey.Now> asked,
      Function<ObjectSurvey.Now, Function<Fates, List<FieldPath>>> which) {
    Decider decider =
        new Decider(
            workbench.with(documents.schemas().getInForce()),
            new Case.Options(
                true,
                documents.appliedBy().modeProperty().get(),
                Set.of(),
                Case.Options.USUAL.further()),
            fate,
            fates -> List.of(),
            false);
    return new Trial(
        fate.title(),
        true,
        () ->
            zipped(
                asked,
                decider.all(
                    asked,
                    now ->
                        new Decider.Asked(
                            now.pair(), now.documents(), now.decided(), which.apply(now)),
                    Watch.NOBODY),
                (now, answer) -> new TriedObject(now, answer, List.of())),
        decided -> Stream.of(edits(decided)),
        (title, decided) -> {
          Map<ObjectSurvey.Now, DecidedObject> all = new LinkedHashMap<>();
          decided.forEach(each -> all.put(each.now(), each.decided()));
          model.decideAll(title, all, fate);
        });
  }

  private static <T> List<TriedObject> zipped(
      List<ObjectSurvey.Now> asked,
      List<T> answers,
      BiFunction<ObjectSurvey.Now, T, TriedObject> tried) {
    return IntStream.range(0, answers.size())
        .mapToObj(i -> tried.apply(asked.get(i), answers.get(i)))
        .toList();
  }

  private static String edits(List<TriedObject> decided) {
    long files =
        decided.stream()
            .filter(each -> each.decided().text().isPresent())
            .flatMap(each -> each.now().local().file().stream())
            .distinct()
            .count();
    return files == 0
        ? ObjectWords.EDITS_NOTHING.text()
        : ObjectWords.EDITS_FILES.text(
            "files", files, "compared", Math.min(DecisionFlow.MOST_COMPARED, decided.size()));
  }

  /** Leaves fields out of patches; puts them back if all of them are left out. No text changes. */
  private Trial toggling(
      List<ObjectSurvey.Now> asked, Function<ObjectSurvey.Now, Set<FieldPath>> wanted) {
    boolean areAllOut =
        !asked.isEmpty()
            && asked.stream()
                .allMatch(
                    now -> wanted.apply(now).stream().allMatch(path -> path.isIn(now.leftOut())));
    OutOfPatch trying =
        new OutOfPatch(
            workbench.with(documents.schemas().getInForce()),
            documents.appliedBy().modeProperty().get());
    return areAllOut
        ? new Trial(
            ObjectWords.PUT_BACK.text(),
            false,
            () -> asked.stream().map(now -> whole(now, wanted.apply(now))).toList(),
            decided -> Stream.empty(),
            (title, decided) -> leaveOut(title, decided, LeftOutFields::without))
        : new Trial(
            ObjectWords.LEAVE_OUT.text(),
            true,
            () ->
                zipped(
                    asked,
                    trying.all(
                        asked,
                        now ->
                            new OutOfPatch.Asked(
                                now.pair(), now.documents(), now.leftOut(), wanted.apply(now))),
                    (now, left) -> new TriedObject(now, left.decided(), left.deletions())),
            ObjectDecisions::stillSent,
            (title, decided) -> leaveOut(title, decided, LeftOutFields::with));
  }

  private static TriedObject whole(ObjectSurvey.Now now, Set<FieldPath> fields) {
    DecidedObject decided =
        new DecidedObject(
            now.pair(),
            List.copyOf(fields),
            List.of(),
            Optional.empty(),
            false,
            Optional.empty(),
            0);
    return new TriedObject(now, decided, List.of());
  }

  /** A deletion that is left out comes with the next apply, which no file keeps from it. */
  private static Stream<String> stillSent(List<TriedObject> decided) {
    int deletions = decided.stream().mapToInt(each -> each.deletions().size()).sum();
    Stream<String> deleted =
        deletions == 0
            ? Stream.empty()
            : Stream.of(ObjectWords.STILL_DELETED.text("count", deletions));
    return Stream.concat(Stream.of(ObjectWords.ONLY_PATCHES_CHANGE.text()), deleted);
  }

  private void leaveOut(
      String title,
      List<TriedObject> decided,
      BiFunction<Set<FieldPath>, Collection<FieldPath>, Set<FieldPath>> change) {
    Map<ObjectSurvey.Now, Set<FieldPath>> all = new LinkedHashMap<>();
    decided.forEach(
        each -> all.put(each.now(), change.apply(each.now().leftOut(), each.decided().fields())));
    model.leaveOutAll(title, all);
  }

  private void tryOut(Subject about, Trial trial) {
    flow.say().accept(ObjectWords.TRYING.text("what", trial.what(), "rows", about.title()));
    queue.work(background, trial.work(), tried -> show(about, trial, tried));
  }

  private void show(Subject about, Trial trial, List<TriedObject> tried) {
    List<TriedObject> decided =
        tried.stream().filter(each -> !each.decided().fields().isEmpty()).toList();
    flow.go(
        new DecisionFlow.Wish(
            trial.what(), about, trial.asks(), trial.remarks().apply(decided).toList(), () -> {}),
        tried.stream().map(TriedObject::shown).toList(),
        title -> act(title, trial, decided));
  }

  /** What was typed or decided in the meantime must not be lost. */
  private boolean act(String title, Trial trial, List<TriedObject> decided) {
    DecisionMemory.All memory = documents.memory().all();
    boolean isSame =
        decided.stream()
            .map(TriedObject::now)
            .allMatch(
                each ->
                    model.now(each.row(), memory).stream()
                        .anyMatch(
                            now ->
                                now.texts().equals(each.texts())
                                    && now.leftOut().equals(each.leftOut())));
    if (isSame) {
      decided.forEach(each -> rows.put(each.now().shown(), each.now().row()));
      trial.act().accept(Character.toLowerCase(title.charAt(0)) + title.substring(1), decided);
    } else {
      flow.say().accept(ObjectWords.CHANGED_MEANWHILE.text("title", title));
    }
    return isSame;
  }

  /** What was decided together, or is undone, is summed up again in all its objects. */
  private void historyChanged() {
    List<Set<ShownDocuments>> now =
        documents.history().done().stream()
            .map(each -> each.together().objects())
            .filter(each -> !each.isEmpty())
            .toList();
    if (!now.equals(together)) {
      List<ObjectRow> other =
          Stream.concat(
                  now.stream().skip(Math.min(now.size(), together.size())),
                  together.stream().skip(Math.min(now.size(), together.size())))
              .flatMap(Set::stream)
              .flatMap(shown -> Optional.ofNullable(rows.get(shown)).stream())
              .distinct()
              .toList();
      together = now;
      model.sumUpAgain(other, decisions::remember);
    }
  }
}
