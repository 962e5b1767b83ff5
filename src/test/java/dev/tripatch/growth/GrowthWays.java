package dev.tripatch.growth;

import java.util.LinkedHashMap;
import java.util.Map;

/** All ways through the program that need no window, by name. */
final class GrowthWays {
  private GrowthWays() {}

<<<<<<< HEAD
  interface Way {
    Callable<Object> on(GrowthCase growing) throws Exception;
  }

  static Map<String, Way> all() {
    Map<String, Way> ways = new LinkedHashMap<>();
    ways.put("read YAML", c -> () -> GrowthCase.read(c.texts()));
    ways.put(
        "read JSON",
        c -> {
          String json = JsonWriter.write(c.outcome().inputs().local());
          return () -> SourceReader.read("big", json, Format.JSON);
        });
    ways.put("write YAML", c -> () -> YamlWriter.write(c.outcome().inputs().local()));
    ways.put("compare, explain, double entry", c -> () -> GrowthCase.compare(c.documents()));
    ways.put(
        "compare without overwrite", c -> () -> GrowthCase.WORKBENCH.compare(c.documents(), false));
    ways.put("as kubectl applies", c -> () -> GrowthCase.WORKBENCH.compare(c.documents(), true));
    ways.put("hazards", c -> () -> c.done().hazards());
    ways.put("panes", c -> () -> c.fresh().painted());
    ways.put("rows", c -> () -> c.fresh().rowsWithInside());
    ways.put("reading order", c -> () -> c.fresh().order());
    ways.put(
        "reasons of 100 fields",
        c -> {
          List<FieldRow> rows = some(c.view().rowsWithInside());
          c.view().painted();
          return () -> rows.stream().map(row -> c.view().why(row.path())).toList();
        });
    ways.put(
        "rule rows of 100 fields",
        c -> {
          List<FieldRow> rows = some(c.view().rows());
          RowFinder finder = new RowFinder(c.outcome());
          return () -> rows.stream().map(row -> finder.rowOf(row.path())).toList();
        });
    ways.put(
        "field order, 100 fields in all panes",
        c -> {
          c.view().painted();
          List<FieldRow> rows = some(c.view().rows());
          FieldOrder order = new FieldOrder(c.view());
          return () -> {
            int found = 0;
            for (FieldRow row : rows) {
              for (Role role : Role.values()) {
                found += order.placeOf(row.path(), c.view().pane(role)).isPresent() ? 1 : 0;
              }
            }
            return found;
          };
        });
    ways.put(
        "alignment, 100 lines in all panes",
        c -> {
          c.view().painted();
          LineAlignment alignment = new LineAlignment(new FieldOrder(c.view()));
          PaneText local = c.view().pane(Role.LOCAL);
          int count = local.lines().count();
          return () -> {
            int found = 0;
            for (int line = 1; line <= count; line += Math.max(1, count / 100)) {
              for (Role role : Role.values()) {
                found += alignment.lineIn(local, line, c.view().pane(role)).orElse(0);
              }
            }
            return found;
          };
        });
    ways.put("field search", c -> () -> FieldSearch.in(c.view()).find("vaue", 100));
    ways.put(
        "conflicts",
        c ->
            () -> {
              var conflicts = c.done().conflicts().orElseThrow();
              return conflicts.all().stream()
                  .map(one -> List.of(conflicts.text(one), conflicts.partTexts(one)))
                  .toList();
            });
    ways.put("ways out of all conflicts", c -> () -> WaysOut.of(c.conflicts()));
    ways.put(
        "ways out of one conflict",
        c -> {
          var conflicts = c.conflicts();
          return () ->
              conflicts.all().isEmpty() ? "" : WaysOut.of(conflicts, conflicts.all().getLast());
        });
    ways.put(
        "decide all: take live",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide all: leave to live",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.GIVE_UP, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide all: take last applied",
        c -> {
          Fates fates = fates(c);
          return () -> fates.propose(Fate.TAKE_LAST_APPLIED, Tally.conflictsIn(c.outcome()));
        });
    ways.put(
        "decide: what drifted",
        c ->
            () -> {
              Fates fates = fates(c);
              return fates.propose(Fate.TAKE_LIVE, fates.onlyDrifted());
            });
    ways.put(
        "decide: undecided rows",
        c -> {
          Fates fates =
              new Fates(c.outcome(), opened(c), Decisions.NONE, Optional.of(c.view().inside()));
          List<FieldPath> rows = c.view().rows().stream().map(FieldRow::path).toList();
          return () -> fates.undecided(new LinkedHashSet<>(rows));
        });
    ways.put(
        "decide: offers for one field",
        c -> {
          Fates fates = fates(c);
          List<FieldRow> rows = c.view().rows();
          return () ->
              rows.isEmpty() ? "" : fates.propose(Fate.TAKE_LIVE, List.of(rows.getLast().path()));
        });
    ways.put(
        "decisions counted",
        c -> {
          FirstConflicts first = FirstConflicts.of(c.outcome(), Optional.empty());
          Decisions decided =
              Decisions.NONE.with(
                  fates(c).propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome())).decision());
          return () -> Tally.of(c.outcome(), decided, first);
        });
    ways.put(
        "decisions made one by one, 100",
        c -> {
          List<FieldPath> all = Tally.conflictsIn(c.outcome());
          List<FieldPath> some = some(all);
          return () -> {
            Decisions decided = Decisions.NONE;
            for (FieldPath path : some) {
              decided = decided.with(new Decision(Fate.KEEP_LOCAL, List.of(path)));
            }
            return decided;
          };
        });
    ways.put(
        "decided texts",
        c -> {
          Proposal proposal = fates(c).propose(Fate.TAKE_LIVE, Tally.conflictsIn(c.outcome()));
          return () -> EditedTexts.of(c.documents(), proposal.changes());
        });
    ways.put(
        "other rows",
        c -> {
          List<FieldRow> rows = c.view().rows();
          return () ->
              rows.isEmpty()
                  ? ""
                  : new OtherRows(c.outcome())
                      .otherwise(
                          rows.getFirst().path(),
                          new RowFinder(c.outcome())
                              .rowOf(rows.getLast().path())
                              .row()
                              .orElseThrow());
        });
    ways.put(
        "steps",
        c ->
            () -> {
              Steps steps = Steps.of(c.outcome());
              return List.of(steps.coarse(), steps.all());
            });
    ways.put(
        "steps: both texts after all",
        c -> {
          Steps steps = Steps.of(c.outcome());
          return () -> List.of(steps.patchAfter(steps.size()), steps.objectAfter(steps.size()));
        });
    ways.put(
        "steps: pictures of the coarse ones",
        c -> {
          c.view().painted();
          return () -> {
            StepPictures pictures = c.view().stepPictures().orElseThrow();
            return pictures.coarse().stream().map(pictures::at).toList();
          };
        });
    ways.put(
        "steps: a picture in the middle",
        c -> {
          c.view().painted();
          StepPictures pictures = c.view().stepPictures().orElseThrow();
          return () -> pictures.at(pictures.steps().size() / 2);
        });
    ways.put(
        "steps: about a field",
        c -> {
          Steps steps = Steps.of(c.outcome());
          List<FieldRow> rows = c.view().rows();
          return () -> rows.isEmpty() ? "" : steps.about(rows.getLast().path());
        });
    for (PatchFormat format : PatchFormat.values()) {
      ways.put(
          "patch as " + format.word(),
          c -> () -> c.view().patch(new PatchLook(Optional.of(format), true, Format.YAML)));
    }
    ways.put(
        "patch for kustomize",
        c ->
            () ->
                new KustomizeEntry(
                        ObjectName.of(c.live()),
                        c.live(),
                        c.outcome().result(),
                        c.outcome().inputs().schema())
                    .inline(PatchFormat.STRATEGIC));
    ways.put(
        "kustomize builds",
        c -> () -> GrowthCase.WORKBENCH.kustomize(c.live(), c.outcome().patch()));
    for (PatchFormat format : PatchFormat.values()) {
      ways.put(
          "composed " + format.word(),
          c -> {
            SourceDocument patch = patch(c, format);
            return () -> GrowthCase.WORKBENCH.compose(c.documents(), patch, format);
          });
      ways.put(
          "composed " + format.word() + " shown",
          c -> {
            SourceDocument patch = patch(c, format);
            if (!(GrowthCase.WORKBENCH.compose(c.documents(), patch, format)
                instanceof Composed.Done done)) {
              return () -> "";
            }
            return () -> {
              var view =
                  new Composition(
                      done.documents(),
                      done.patch(),
                      format,
                      done.sent(),
                      done.applied(),
                      done.schema());
              return List.of(
                  view.idle(),
                  view.rowsWithInside(),
                  view.stepPictures().map(all -> all.at(all.coarse().getLast())));
            };
          });
      ways.put(
          "composed " + format.word() + " hazards",
          c -> {
            SourceDocument patch = patch(c, format);
            SourceDocument live = c.documents().live().orElseThrow();
            return () -> PatchHazards.of(format, patch, live, c.outcome().inputs().schema());
          });
      ways.put(
          "composed " + format.word() + " proved",
          c -> {
            SourceDocument patch = patch(c, format);
            return GrowthCase.WORKBENCH.compose(c.documents(), patch, format)
                    instanceof Composed.Done done
                ? () ->
                    ComposedProof.of(
                        done, format, Optional.of(ComposedProof.Calculated.of(c.outcome())))
                : () -> "";
          });
    }
    ways.put("dialects, same patch", c -> () -> c.view().dialects(View.SAME_PATCH).rows());
    ways.put("dialects, same documents", c -> () -> c.view().dialects(View.SAME_DOCUMENTS).rows());
    ways.put(
        "server-side apply",
        c -> {
          var owned = Owned.by(c.live(), "kubectl");
          return () ->
              ServerSideApply.of(
                  c.outcome().inputs().local(),
                  Optional.of(owned),
                  c.outcome().inputs().schema(),
                  "kubectl",
                  false);
        });
    ways.put(
        "server-side apply, another manager",
        c -> {
          var owned = Owned.by(c.live(), "other");
          return () ->
              ServerSideApply.of(
                  c.outcome().inputs().local(),
                  Optional.of(owned),
                  c.outcome().inputs().schema(),
                  "kubectl",
                  false);
        });
    ways.put("both ways of applying", c -> () -> ServerSideComparison.of(c.outcome(), "kubectl"));
    ways.put(
        "ownership",
        c -> {
          var owned = Owned.by(c.live(), "kubectl");
          return () -> {
            var read = ManagedFields.read(owned, c.outcome().inputs().schema());
            return c.view().rows().stream().map(row -> read.of(row.path())).toList();
          };
        });
    ways.put("stored form", c -> () -> c.view().asStored(one -> one));
    ways.put(
        "inner differences",
        c -> () -> InnerParts.of(c.outcome().explanation(), c.outcome().inputs().schema().type()));
    ways.put(
        "moved in live",
        c ->
            () ->
                LiveMove.between(
                    c.outcome().inputs().lastApplied().orElseThrow(),
                    c.live(),
                    c.outcome().inputs().schema()));
    ways.put(
        "merge by field",
        c -> {
          Threefold<String> texts =
              new Threefold<>(
                  c.texts().lastApplied().orElseThrow(),
                  c.texts().local(),
                  c.texts().live().orElseThrow());
          return () -> {
            ManifestMerge merge = ManifestMerge.of(texts, GrowthCase.WORKBENCH.schemas());
            return merge.text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
          };
        });
    ways.put(
        "merge by field in the window",
        c -> {
          Threefold<String> texts =
              new Threefold<>(
                  c.texts().lastApplied().orElseThrow(),
                  c.texts().local(),
                  c.texts().live().orElseThrow());
          return () -> {
            MergeSheet sheet =
                new MergeSheet(texts, GrowthCase.WORKBENCH.schemas(), ConflictMarks.USUAL);
            return List.of(sheet.rows(), sheet.result(MergeDraft.NOTHING));
          };
        });
    ways.put(
        "report in Markdown",
        c ->
            () -> ReportFormat.MARKDOWN.write(c.fresh(), new Heading(Optional.empty(), List.of())));
    ways.put(
        "report in HTML",
        c -> () -> ReportFormat.HTML.write(c.fresh(), new Heading(Optional.empty(), List.of())));
    ways.put(
        "two panes compared",
        c -> {
          String left = c.texts().local();
          String right = c.texts().live().orElseThrow();
          return () -> PairRow.of(TextComparison.of(left, right));
        });
    ways.put(
        "characters that differ",
        c -> {
          String left = c.texts().local();
          String right = c.texts().live().orElseThrow();
          return () -> TextDifference.between(left, right);
        });
    ways.put(
        "text edit: a field set",
        c -> {
          FieldPath path =
              c.view().rows().isEmpty()
                  ? FieldPath.root().key("kind")
                  : c.view().rows().getLast().path();
          return () -> TextEdits.set(c.documents().local(), path, new StringValue("x"));
        });
    ways.put(
        "text edit: local as live",
        c ->
            () ->
                TextEdits.set(
                    c.documents().local(),
                    FieldPath.root(),
                    c.documents().live().orElseThrow().object().orElseThrow()));
    ways.put(
        "completion",
        c -> {
          String local = c.texts().local();
          int line = local.lastIndexOf('\n', local.length() - 2) + 1;
          int indent =
              (int) local.substring(line).chars().takeWhile(ch -> ch == ' ' || ch == '-').count();
          String text = local + " ".repeat(indent) + "v";
          Completion completion =
              new Completion(
                  Writing.OBJECT,
                  new Facts(
                      c.outcome().inputs().schema().fields(), Optional.of(c.live()), List.of()));
          return () ->
              List.of(
                  completion.at(text, text.length()),
                  completion.about(text, text.length() / 2).isPresent());
        });
    ways.put(
        "completion in a patch",
        c -> {
          String local = c.texts().local();
          int line = local.lastIndexOf('\n', local.length() - 2) + 1;
          int indent = (int) local.substring(line).chars().takeWhile(ch -> ch == ' ').count();
          String text = local + " ".repeat(indent) + "- ";
          Completion completion =
              new Completion(
                  Writing.STRATEGIC,
                  new Facts(
                      c.outcome().inputs().schema().fields(), Optional.of(c.live()), List.of()));
          return () -> completion.at(text, text.length());
        });
    ways.put(
        "quick fixes",
        c -> {
          FixText text =
              FixText.of(
                  Writing.OBJECT,
                  c.texts().local(),
                  c.outcome().inputs().schema(),
                  Optional.of(c.live()),
                  c.done().hazards());
          return () -> QuickFixes.at(text, c.texts().local().length() / 2);
        });
    ways.put(
        "typing",
        c -> {
          String text = c.texts().local();
          return () ->
              List.of(
                  new Typing(text, text.length() / 2, text.length() / 2).enter(),
                  new Typing(text, text.length(), text.length())
                      .pasted(text.substring(text.length() / 2)));
        });
    ways.put(
        "secrets masked",
        c ->
            () ->
                Masking.maskedDocuments(
                    c.documents()
                        .map(
                            one ->
                                SourceReader.read(
                                    "big",
                                    one.text().replaceFirst("kind: ConfigMap", "kind: Secret")))));
    ways.put(
        "file of objects",
        c -> {
          String text =
              c.texts()
                  .local()
                  .lines()
                  .skip(4)
                  .filter(l -> !l.isBlank())
                  .map(
                      l ->
                          "kind: ConfigMap\napiVersion: v1\nmetadata: {name: a"
                              + Integer.toHexString(l.hashCode())
                              + "}\n---\n")
                  .collect(Collectors.joining());
          return () -> ManifestFile.read("big", text);
        });
    ways.put(
        "schema tree",
        c ->
            () -> SchemaTree.of(c.view().schemaScope(), c.view().schema()).roots(SchemaFilter.ALL));
    ways.put(
        "leave out 100 fields",
        c -> {
          Set<FieldPath> some =
              new LinkedHashSet<>(some(c.view().rows().stream().map(FieldRow::path).toList()));
          return () -> GrowthCase.WORKBENCH.compare(c.documents(), true, Optional.empty(), some);
        });
    ways.put(
        "leave out all fields",
        c -> {
          Set<FieldPath> some =
              new LinkedHashSet<>(c.view().rows().stream().map(FieldRow::path).toList());
          return () -> GrowthCase.WORKBENCH.compare(c.documents(), true, Optional.empty(), some);
        });
=======
  static Map<String, GrowthWay> all() {
    Map<String, GrowthWay> ways = new LinkedHashMap<>();
    ReadingWays.addTo(ways);
    ShowingWays.addTo(ways);
    DecidingWays.addTo(ways);
    StepWays.addTo(ways);
    PatchWays.addTo(ways);
    ServerWays.addTo(ways);
    EditingWays.addTo(ways);
>>>>>>> t-grow2
    return ways;
  }
}
