package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.objects.DecidedObject;
import dev.tripatch.workspace.objects.Decider;
import dev.tripatch.workspace.objects.InParallel;
import dev.tripatch.workspace.objects.Totals;
import dev.tripatch.workspace.objects.Watch;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tries decisions about fields of many objects together, aside. The edits are those that each
 * decision alone would make. Secrets are left out.
 */
public final class ObjectDecisions implements Feature {

  /** The tab with all changes of all objects. */
  public static final String TAB = ChangesTab.ID;

  private final ModelContext models;
  private final CommandQueue queue;
  private final ObjectsViewModel model;
  private final DecisionsViewModel decisions;
  private final DecisionFlow flow;
  private final Executor background;
  private final Runnable focusTab;
  private List<Set<ShownDocuments>> together = List.of();

  /**
   * What is tried, how it is announced and how it is done.
   *
   * @param one tries it in an object, aside
   * @param remarks what there is to know before it is done; asked for aside
   */
  private record Trial(
      String what,
      boolean asks,
      Function<ObjectSurvey.Now, DecidedObject> one,
      Function<Map<ObjectSurvey.Now, DecidedObject>, List<String>> remarks,
      BiConsumer<String, Map<ObjectSurvey.Now, DecidedObject>> act) {}

  /**
   * Decisions about these objects.
   *
   * @param background where to try them; it may take long
   * @param focusTab shows the tab with all changes and gives it the keyboard
   */
  public ObjectDecisions(
      ModelContext models,
      ObjectsViewModel model,
      DecisionsViewModel decisions,
      CommandQueue queue,
      DecisionFlow flow,
      Executor background,
      Runnable focusTab) {
    this.models = models;
    this.queue = queue;
    this.focusTab = focusTab;
    this.model = model;
    this.decisions = decisions;
    this.flow = flow;
    this.background = background;
    models.documents().history().turnProperty().subscribe((before, now) -> historyChanged());
    model.afterReading(some -> model.now().sumUpAgain(some, decisions::remember));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("TAKE_ALL_DRIFTED", this::driftedTitle, this::takeDrifted)
            .when(() -> model.totals().get().drifted() > 0)
            .in("CHANGE", 2, 20)
            .in("OBJECTS", 2, 15),
        Action.of("ALL_CHANGES", ObjectWords.ALL_CHANGES.text(), focusTab)
            .when(model::isOpen)
            .in("PANES", 1, 10)
            .keys(ChangesTab.KEYS, ObjectWords.ALL_CHANGES_KEYS.text()));
  }

  /** The tab with all changes of all objects, and buttons for what people do most. */
  public LowerTab tab(
      WindowContext window, ObjectCommands objects, List<Action> usual, Menus menus) {
    ObjectChanges changes = new ObjectChanges(model, models.aside(), models.foreground());
    return ChangesTab.of(changes, () -> new ChangesTab(window, changes, objects, usual, menus));
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
      Function<ObjectSurvey.Now, Set<FieldPath>> fields =
          now -> wanted.getOrDefault(now.row(), Set.of());
      List<ObjectSurvey.Now> asked = now(wanted.keySet());
      tryOut(
          about,
          asked,
          fate.map(
                  each ->
                      deciding(
                          now ->
                              new Decider.Wish(each, fates -> open(each, fates, fields.apply(now))),
                          each))
              .orElseGet(() -> toggling(asked, fields)));
    }
  }

  /** Only what is in conflict can be kept against live. */
  private static List<FieldPath> open(Fate fate, Fates fates, Set<FieldPath> wanted) {
    return fate == Fate.KEEP_LOCAL ? fates.undecided(wanted) : List.copyOf(wanted);
  }

  private List<ObjectSurvey.Now> now(Collection<ObjectRow> wanted) {
    DecisionMemory.All memory = models.documents().memory().all();
    return wanted.stream().flatMap(row -> model.now().of(row, memory).stream()).toList();
  }

  /** {@code Take Live for All That Only Drifted (212 in 31 objects)…}. */
  String driftedTitle() {
    Totals totals = model.totals().get();
    return totals.drifted() == 0
        ? ObjectWords.TAKE_ALL_DRIFTED.text()
        : ObjectWords.TAKE_DRIFTED_IN.text(
            "fields", totals.drifted(), "objects", totals.driftedIn());
  }

  /** Takes live's values for all undecided fields of all objects that only live changed. */
  void takeDrifted() {
    queue.whenCompared(
        () ->
            tryOut(
                new Subject.InList(Map.of(), driftedTitle()),
                now(model.rows().filtered(row -> !row.drifted().isEmpty())),
                deciding(now -> Decider.Wish.drifted(Fate.TAKE_LIVE), Fate.TAKE_LIVE)));
  }

  private Trial deciding(Function<ObjectSurvey.Now, Decider.Wish> wish, Fate fate) {
    Decider decider = decider();
    return new Trial(
        fate.title(),
        true,
        now -> decider.decide(now.pair(), now.documents(), now.decided(), wish.apply(now)),
        decided -> List.of(edits(decided)),
        (title, decided) -> model.now().decideAll(title, decided, fate));
  }

  private Decider decider() {
    Case.Options usual = Case.Options.USUAL;
    Case.Options options =
        new Case.Options(
            true,
            models.documents().appliedBy().modeProperty().get(),
            usual.leftOut(),
            usual.further());
    return new Decider(
        models.workbench().with(models.documents().schemas().getInForce()), options, false);
  }

  private static String edits(Map<ObjectSurvey.Now, DecidedObject> decided) {
    long files =
        decided.entrySet().stream()
            .filter(each -> each.getValue().text().isPresent())
            .flatMap(each -> each.getKey().local().file().stream())
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
    Decider decider = decider();
    return areAllOut
        ? new Trial(
            ObjectWords.PUT_BACK.text(),
            false,
            now -> DecidedObject.of(now.pair(), wanted.apply(now), List.of()),
            decided -> List.of(),
            (title, decided) -> leaveOut(title, decided, LeftOutFields::without))
        : new Trial(
            ObjectWords.LEAVE_OUT.text(),
            true,
            now -> decider.leaveOut(now.pair(), now.documents(), now.leftOut(), wanted.apply(now)),
            ObjectDecisions::stillSent,
            (title, decided) -> leaveOut(title, decided, LeftOutFields::with));
  }

  /** A deletion that is left out comes with the next apply, which no file keeps from it. */
  private static List<String> stillSent(Map<ObjectSurvey.Now, DecidedObject> decided) {
    int deletions = 0;
    for (Map.Entry<ObjectSurvey.Now, DecidedObject> each : decided.entrySet()) {
      ThreeDocuments<SourceDocument> now = each.getKey().documents();
      for (FieldPath path : each.getValue().fields()) {
        deletions += isIn(now.live(), path) && !isIn(Optional.of(now.local()), path) ? 1 : 0;
      }
    }
    String patches = ObjectWords.ONLY_PATCHES_CHANGE.text();
    return deletions == 0
        ? List.of(patches)
        : List.of(patches, ObjectWords.STILL_DELETED.text("count", deletions));
  }

  private static boolean isIn(Optional<SourceDocument> document, FieldPath path) {
    return document
        .flatMap(SourceDocument::object)
        .flatMap(object -> Fields.at(object, path))
        .isPresent();
  }

  private void leaveOut(
      String title,
      Map<ObjectSurvey.Now, DecidedObject> decided,
      BiFunction<Set<FieldPath>, Collection<FieldPath>, Set<FieldPath>> change) {
    Map<ObjectSurvey.Now, Set<FieldPath>> all = new LinkedHashMap<>();
    decided.forEach((now, each) -> all.put(now, change.apply(now.leftOut(), each.fields())));
    model.now().leaveOutAll(title, all);
  }

  /** What was tried, what of it can be done, and what there is to know before that. */
  private record Tried(
      Map<ObjectSurvey.Now, DecidedObject> all,
      Map<ObjectSurvey.Now, DecidedObject> possible,
      List<String> remarks) {}

  private void tryOut(Subject about, List<ObjectSurvey.Now> asked, Trial trial) {
    flow.say().accept(ObjectWords.TRYING.text("what", trial.what(), "rows", about.title()));
    queue.work(
        background,
        () -> {
          Map<ObjectSurvey.Now, DecidedObject> all = new LinkedHashMap<>();
          InParallel.each(
              asked,
              now -> Map.entry(now, trial.one().apply(now)),
              each -> all.put(each.getKey(), each.getValue()),
              Watch.NOBODY);
          Map<ObjectSurvey.Now, DecidedObject> possible = new LinkedHashMap<>(all);
          possible.values().removeIf(each -> each.fields().isEmpty());
          return new Tried(all, possible, trial.remarks().apply(possible));
        },
        tried ->
            flow.go(
                new DecisionFlow.Wish(trial.what(), about, trial.asks(), tried.remarks(), () -> {}),
                tried.all().entrySet().stream()
                    .map(each -> shown(each.getKey(), each.getValue()))
                    .toList(),
                title -> act(title, trial, tried.possible())));
  }

  private static DecisionFlow.Tried shown(ObjectSurvey.Now now, DecidedObject decided) {
    return new DecisionFlow.Tried(
        now.pair().name().toString(),
        decided.fields(),
        decided.refusals().stream().map(Proposal.Refused::why).toList(),
        decided.remarks(),
        decided.left(),
        decided
            .text()
            .map(text -> Map.of(Role.LOCAL, new Questions.Texts(now.texts().local().text(), text)))
            .orElse(Map.of()),
        decided.comments());
  }

  /** What was typed or decided in the meantime must not be lost. */
  private boolean act(String title, Trial trial, Map<ObjectSurvey.Now, DecidedObject> decided) {
    DecisionMemory.All memory = models.documents().memory().all();
    boolean isSame =
        decided.keySet().stream()
            .allMatch(
                each ->
                    model.now().of(each.row(), memory).stream()
                        .anyMatch(
                            now ->
                                now.texts().equals(each.texts())
                                    && now.leftOut().equals(each.leftOut())));
    if (isSame) {
      trial.act().accept(Character.toLowerCase(title.charAt(0)) + title.substring(1), decided);
    } else {
      flow.say().accept(ObjectWords.CHANGED_MEANWHILE.text("title", title));
    }
    return isSame;
  }

  /** What was decided together, or is undone, is summed up again in all its objects. */
  private void historyChanged() {
    List<Set<ShownDocuments>> now =
        models.documents().history().done().stream()
            .map(each -> each.together().objects())
            .filter(each -> !each.isEmpty())
            .toList();
    if (!now.equals(together)) {
      int common = 0;
      while (common < Math.min(now.size(), together.size())
          && now.get(common).equals(together.get(common))) {
        common++;
      }
      Set<ShownDocuments> other =
          Stream.concat(now.stream().skip(common), together.stream().skip(common))
              .flatMap(Set::stream)
              .collect(Collectors.toSet());
      together = now;
      model
          .now()
          .sumUpAgain(
              model
                  .rows()
                  .filtered(row -> model.now().place(row).filter(other::contains).isPresent()),
              decisions::remember);
    }
  }
}
