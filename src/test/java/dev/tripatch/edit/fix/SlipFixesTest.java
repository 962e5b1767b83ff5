package dev.tripatch.edit.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.workspace.PatchHazards;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the first fix of a slip, the patch does what was meant, and the hazard is gone. */
class SlipFixesTest {
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {app: web, a/b: c}, finalizers: [a/one]}
      spec:
        replicas: 3
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - {name: proxy, image: "proxy:1"}
            - {name: web, image: "web:1", args: [a], ports: [{containerPort: 80, name: http}]}
      """;

  private final SourceDocument live = SourceReader.read("live", LIVE);
  private final MapValue object = live.decodedObject().orElseThrow();
  private final SchemaAnswer schema = new BundledCatalog().of(object);

  private List<Hazard> hazards(PatchFormat format, String patch) {
    return PatchHazards.of(format, SourceReader.read("patch", patch), live, schema);
  }

  private MapValue result(PatchFormat format, String patch) {
    return WrittenPatch.apply(
                format, object, SourceReader.read("patch", patch).decoded().orElseThrow(), schema)
            instanceof WrittenPatch.Applied applied
        ? applied.result()
        : MapValue.EMPTY;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          STRATEGIC | empty-value-deletes | 'metadata:\n  labels:\n' | metadata: {labels: {}}
          MERGE | empty-value-deletes | 'metadata:\n  labels:\n' | metadata: {labels: {}}
          STRATEGIC | empty-value-deletes | 'metadata:\n  finalizers:\nspec: {replicas: 1}\n' | spec: {replicas: 1}
          MERGE | list-drops-items | 'spec: {template: {spec: {containers: [{name: web, image: x}]}}}' | spec: {template: {spec: {containers: [{name: web, image: x}]}}}
          MERGE | list-drops-items | 'spec: {template: {spec: {containers: [{name: proxy, image: "proxy:1"}]}}}' | '{}'
          JSON | add-replaces | '[{op: add, path: /metadata/finalizers, value: [a/two]}]' | 'metadata: {$setElementOrder/finalizers: [a/one, a/two], finalizers: [a/two]}'
          JSON | add-replaces | '[{op: add, path: /metadata/finalizers, value: a/two}]' | 'metadata: {$setElementOrder/finalizers: [a/one, a/two], finalizers: [a/two]}'
          JSON | add-replaces | '[{op: add, path: /metadata/labels, value: {x: "1"}}]' | metadata: {labels: {x: "1"}}
          STRATEGIC | duplicate-name | 'spec: {template: {spec: {containers: [{name: web, ports: [{containerPort: 90, name: http}]}]}}}' | spec: {template: {spec: {containers: [{name: web, ports: [{containerPort: 90, name: http}, {containerPort: 80, $patch: delete}]}]}}}
          STRATEGIC | status-ignored | '{spec: {replicas: 1}, status: {replicas: 9}}' | spec: {replicas: 1}
          MERGE | status-ignored | '{spec: {replicas: 1}, status: {replicas: 9}}' | spec: {replicas: 1}
          JSON | status-ignored | '[{op: replace, path: /spec/replicas, value: 1}, {op: add, path: /status, value: {replicas: 9}}]' | spec: {replicas: 1}
          STRATEGIC | immutable-field | '{spec: {replicas: 1, selector: {matchLabels: {app: x}}}}' | spec: {replicas: 1}
          MERGE | immutable-field | '{spec: {replicas: 1, selector: {matchLabels: {app: x}}}}' | spec: {replicas: 1}
          JSON | immutable-field | '[{op: replace, path: /spec/replicas, value: 1}, {op: replace, path: /spec/selector/matchLabels/app, value: x}]' | spec: {replicas: 1}
          JSON | refused | '[{op: replace, path: /metadata/labels/a/b, value: d}]' | metadata: {labels: {a/b: d}}
          JSON | refused | '[{op: copy, from: /metadata/labels/a/b, path: /metadata/labels/x}]' | metadata: {labels: {x: c}}
          JSON | refused | '[{op: replace, path: /spec/template/spec/containers/web/image, value: x}]' | spec: {template: {spec: {containers: [{name: web, image: x}]}}}
          """)
  void doesWhatWasMeant(PatchFormat format, String kind, String patch, String meant) {
    HazardKind wanted = HazardKind.of(kind).orElseThrow();
    List<Hazard> found = hazards(format, patch);
    assertThat(found).extracting(Hazard::kind).contains(wanted);
    Hazard slip = found.stream().filter(each -> each.kind() == wanted).findFirst().orElseThrow();
    int caret = slip.span().map(Span::start).orElseThrow();
    List<QuickFix> fixes =
        QuickFixes.at(
            FixText.of(Writing.of(format), patch, schema, Optional.of(object), found), caret);
    assertThat(fixes).isNotEmpty();
    assertThat(fixes)
        .anySatisfy(
            fix -> {
              assertThat(hazards(format, fix.text()))
                  .as(fix.title())
                  .extracting(Hazard::kind)
                  .doesNotContain(wanted);
              assertThat(result(format, fix.text()))
                  .as(fix.title())
                  .isEqualTo(result(PatchFormat.STRATEGIC, meant));
            });
  }

  /** Who writes it in full, in words, or as live has it means it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          STRATEGIC | 'metadata: {labels: null}'
          MERGE | 'metadata: {labels: null}'
          STRATEGIC | 'metadata:\n  labels: {}\n'
          STRATEGIC | 'metadata:\n  annotations:\n'
          JSON | '[{op: add, path: /metadata/finalizers, value: [a/one, a/two]}]'
          JSON | '[{op: add, path: /metadata/finalizers/0, value: a/two}]'
          STRATEGIC | 'spec: {selector: {matchLabels: {app: web}}}'
          STRATEGIC | 'status: {}'
          """)
  void speaksOfNothingThatIsMeant(PatchFormat format, String patch) {
    assertThat(hazards(format, patch))
        .extracting(Hazard::kind)
        .doesNotContain(
            HazardKind.EMPTY_VALUE_DELETES,
            HazardKind.LIST_DROPS_ITEMS,
            HazardKind.ADD_REPLACES,
            HazardKind.STATUS_IGNORED,
            HazardKind.IMMUTABLE_FIELD);
  }

  /** Lines of a text are no items that an operation could lose. */
  @Test
  void aTextOfSeveralLinesLosesNothing() {
    String map =
        "{apiVersion: v1, kind: ConfigMap, metadata: {name: a}, data: {x: \"a\\nb\\nc\\n\"}}";
    SourceDocument before = SourceReader.read("live", map);
    String patch = "[{op: add, path: /data/x, value: \"a\\nd\\nc\\n\"}]";
    assertThat(
            PatchHazards.of(
                PatchFormat.JSON,
                SourceReader.read("patch", patch),
                before,
                OpenModel.WORKBENCH.schemaOf(before.decodedObject().orElseThrow())))
        .isEmpty();
  }
}
