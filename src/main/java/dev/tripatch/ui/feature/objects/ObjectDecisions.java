package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.CommandQueue;
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
import dev.tripatch.workspace.objects.Watch;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;

/**
 * Decides fields of many objects together: tried aside, shown before anything happens, undone as
 * one. The edits are those that each decision alone would make. Secrets are left out.
 */
public final class ObjectDecisions implements Feature {

  /** The tab with all changes of all objects. */
  public static final String TAB = ChangesTab.ID;

  /** So many objects are compared in the preview; more would take long and nobody reads them. */
  private static final int MOST_COMPARED = 100;

  /** So few lines around a difference that the object's name above them is shown, too. */
  private static final int AROUND = 2;

  private final ObjectsViewModel model;
  private final Documents documents;
  private final DecisionsViewModel decisions;
  private final Workbench workbench;
  private final CommandQueue queue;
  private final Predicate<Preview> mayI;
  private final Executor background;
  private final Executor foreground;
  private final Consumer<String> say;
  private final Runnable focusTab;
  private final Map<ShownDocuments, ObjectRow> rows = new HashMap<>();
  private List<Set<ShownDocuments>> together = List.of();
  private final PatchSelection selection;
  private Optional<ChangesTab> tab = Optional.empty();

  /**
   * What would be done.
   *
   * @param title what, in how many fields and objects
   * @param detail where, and what is left out and why
   * @param yes what to press if it is wanted
   * @param texts the objects before and after; the same where nothing is edited
   */
  public record Preview(String title, String detail, String yes, Questions.Texts texts) {

    /** Shows it; says whether the person wants it. */
    public boolean ask(Questions questions) {
      ButtonType wanted = new ButtonType(yes, ButtonBar.ButtonData.YES);
      ButtonType answer =
          texts.first().equals(texts.second())
              ? questions.ask(title, detail, wanted, ButtonType.CANCEL)
              : questions.askComparing(title, detail, texts, wanted, ButtonType.CANCEL);
      return answer.equals(wanted);
    }
  }

  /**
   * Decisions about these objects.
   *
   * @param mayI shows what would be done, and asks for leave
   * @param background where to try them; it may take long
   * @param say says what was done
   * @param focusTab shows the tab with all changes and gives it the keyboard
   */
  public ObjectDecisions(
      ObjectsViewModel model,
      Documents documents,
      DecisionsViewModel decisions,
      Workbench workbench,
      CommandQueue queue,
      Predicate<Preview> mayI,
      Executor background,
      Executor foreground,
      Consumer<String> say,
      Runnable focusTab) {
    this.focusTab = focusTab;
    this.model = model;
    this.documents = documents;
    this.decisions = decisions;
    this.workbench = workbench;
    this.queue = queue;
    this.mayI = mayI;
    this.background = background;
    this.foreground = foreground;
    this.say = say;
    this.selection =
        new PatchSelection(
            model,
            documents,
            workbench,
            queue,
            mayI,
            background,
            foreground,
            each -> rows.put(each.shown(), each.row()),
            say);
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

  /** The tab with all changes of all objects. */
  public LowerTab tab(
      ObjectCommands objects,
      Executor aside,
      ObservableIntegerValue textSize,
      Keys keys,
      Menus menus) {
    ObjectChanges changes = new ObjectChanges(model, aside, foreground);
    return ChangesTab.of(
        changes,
        () -> {
          ChangesTab made = new ChangesTab(changes, objects, this, textSize, keys, menus);
          tab = Optional.of(made);
          return made;
        });
  }

  /**
   * Decides about the changes that are selected in the tab, if a person is there, and says so.
   *
   * @param fate empty to leave them out of their patches
   */
  public boolean decideChosen(Optional<Fate> fate) {
    Optional<ChangesTab> here = tab.filter(Node::isFocusWithin);
    here.ifPresent(
        there ->
            GroupDecision.of(fate)
                .ifPresentOrElse(
                    there::decide, () -> say.accept(ObjectWords.DECIDED_ONE_AT_A_TIME.text())));
    return here.isPresent();
  }

  /** Decides fields of objects together. */
  void decide(GroupDecision decision, Map<ObjectRow, Set<FieldPath>> wanted) {
    decision.fate().ifPresentOrElse(fate -> decide(fate, wanted), () -> selection.toggle(wanted));
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
        () -> {
          List<ObjectRow> drifted =
              model.rows().stream().filter(row -> !row.drifted().isEmpty()).toList();
          begin(Fate.TAKE_LIVE, drifted, row -> Fates::onlyDrifted);
        });
  }

  /** Gives fields of objects a fate; those that have it already stay. */
  void decide(Fate fate, Map<ObjectRow, Set<FieldPath>> wanted) {
    queue.whenCompared(
        () ->
            begin(
                fate,
                List.copyOf(wanted.keySet()),
                row -> fates -> open(fate, fates, wanted.getOrDefault(row, Set.of()))));
  }

  /** Only what is in conflict can be kept against live. */
  private static List<FieldPath> open(Fate fate, Fates fates, Set<FieldPath> wanted) {
    return fate == Fate.KEEP_LOCAL
        ? fates.undecided(wanted)
        : wanted.stream().filter(path -> !fates.isAlready(fate, path)).toList();
  }

  private void begin(
      Fate fate,
      List<ObjectRow> wanted,
      Function<ObjectRow, Function<Fates, List<FieldPath>>> which) {
    DecisionMemory.All memory = documents.memory().all();
    List<ObjectSurvey.Now> asked =
        wanted.stream().flatMap(row -> model.now(row, memory).stream()).toList();
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
    say.accept(ObjectWords.TRYING.text("objects", asked.size()));
    background.execute(
        () -> {
          List<DecidedObject> answers =
              decider.all(
                  asked,
                  now ->
                      new Decider.Asked(
                          now.pair(), now.documents(), now.decided(), which.apply(now.row())),
                  Watch.NOBODY);
          foreground.execute(() -> queue.inTurn(() -> show(fate, asked, answers)));
        });
  }

  private void show(Fate fate, List<ObjectSurvey.Now> asked, List<DecidedObject> answers) {
    Map<ObjectSurvey.Now, DecidedObject> decided = new LinkedHashMap<>();
    for (int i = 0; i < answers.size(); i++) {
      if (!answers.get(i).fields().isEmpty()) {
        decided.put(asked.get(i), answers.get(i));
      }
    }
    say.accept("");
    if (decided.isEmpty()) {
      say.accept(
          notDecided(answers).stream()
              .findFirst()
              .orElse(ObjectWords.NOTHING_TO_DECIDE.text("fate", fate.title())));
    } else if (mayI.test(preview(fate, decided, answers))) {
      apply(fate, decided);
    }
  }

  private static Preview preview(
      Fate fate, Map<ObjectSurvey.Now, DecidedObject> decided, List<DecidedObject> answers) {
    return new Preview(
        titleOf(fate, decided),
        Stream.concat(Stream.of(where(decided)), notDecided(answers).stream())
            .collect(Collectors.joining("\n")),
        fate.title(),
        texts(decided));
  }

  /** {@code Take live: 212 fields in 31 objects}. */
  private static String titleOf(Fate fate, Map<ObjectSurvey.Now, DecidedObject> decided) {
    int fields = decided.values().stream().mapToInt(each -> each.fields().size()).sum();
    return ObjectWords.DECIDES.text(
        "fate", fate.title(), "fields", fields, "objects", decided.size());
  }

  private static String where(Map<ObjectSurvey.Now, DecidedObject> decided) {
    long files =
        decided.entrySet().stream()
            .filter(each -> each.getValue().text().isPresent())
            .flatMap(each -> each.getKey().local().file().stream())
            .distinct()
            .count();
    int comments = decided.values().stream().mapToInt(DecidedObject::comments).sum();
    String edits =
        files == 0
            ? ObjectWords.EDITS_NOTHING.text()
            : ObjectWords.EDITS_FILES.text(
                "files", files, "compared", Math.min(MOST_COMPARED, decided.size()));
    return comments == 0
        ? edits
        : edits + " " + ObjectWords.COMMENTS_WILL_GO.text("count", comments);
  }

  /** What is not decided, and why. */
  static List<String> notDecided(List<DecidedObject> answers) {
    List<DecidedObject> whole = answers.stream().filter(each -> each.whole().isPresent()).toList();
    List<String> refusals =
        answers.stream().flatMap(each -> each.refusals().stream()).map(each -> each.why()).toList();
    return Stream.of(
            left(
                whole.stream().filter(each -> !each.isFault()).toList(),
                DecidedObject::whole,
                (count, why) -> ObjectWords.SECRETS_LEFT_OUT.text("count", count, "why", why)),
            left(
                whole.stream().filter(DecidedObject::isFault).toList(),
                DecidedObject::whole,
                (count, why) -> ObjectWords.FAULTS_LEFT_OUT.text("count", count, "why", why)),
            left(
                refusals,
                Optional::of,
                (count, why) -> ObjectWords.FIELDS_NOT_DECIDED.text("count", count, "why", why)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static <T> Optional<String> left(
      List<T> all, Function<T, Optional<String>> why, BiFunction<Integer, String, String> words) {
    return all.stream()
        .findFirst()
        .map(each -> words.apply(all.size(), why.apply(each).orElse("")));
  }

  /** Where objects are edited, with some lines around, below the name of each. */
  private static Questions.Texts texts(Map<ObjectSurvey.Now, DecidedObject> decided) {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    decided.entrySet().stream()
        .filter(each -> each.getValue().text().isPresent())
        .limit(MOST_COMPARED)
        .forEach(
            each -> {
              String head = "# " + each.getKey().pair().name() + "\n";
              before.append(head);
              after.append(head);
              TextComparison texts =
                  TextComparison.of(
                      each.getKey().texts().local().text(), each.getValue().text().orElseThrow());
              addNear(texts.lines(), before, after);
            });
    return new Questions.Texts(before.toString(), after.toString());
  }

  private static void addNear(
      List<TextComparison.Line> lines, StringBuilder before, StringBuilder after) {
    for (int i = 0; i < lines.size(); i++) {
      boolean isNear =
          lines.subList(Math.max(0, i - AROUND), Math.min(lines.size(), i + AROUND + 1)).stream()
              .anyMatch(line -> line.kind() != TextComparison.Kind.SAME);
      if (isNear) {
        TextComparison.Line line = lines.get(i);
        before.append(line.kind() == TextComparison.Kind.ADDED ? "" : line.text() + "\n");
        after.append(line.kind() == TextComparison.Kind.REMOVED ? "" : line.text() + "\n");
      }
    }
  }

  /** What was typed while decisions were tried must not be lost. */
  private void apply(Fate fate, Map<ObjectSurvey.Now, DecidedObject> decided) {
    var now = documents.memory().all();
    boolean isSame =
        decided.keySet().stream()
            .allMatch(
                each ->
                    model.now(each.row(), now).map(ObjectSurvey.Now::texts).stream()
                        .anyMatch(each.texts()::equals));
    if (!isSame) {
      say.accept(ObjectWords.CHANGED_MEANWHILE.text());
      return;
    }
    decided.keySet().forEach(each -> rows.put(each.shown(), each.row()));
    String title = titleOf(fate, decided);
    model.decideAll(named(title), decided, fate);
    say.accept(title + ". " + ObjectWords.NOT_SAVED_YET.text());
  }

  /** What it is called in the list of what was done. */
  static String named(String title) {
    return Character.toLowerCase(title.charAt(0)) + title.substring(1);
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
