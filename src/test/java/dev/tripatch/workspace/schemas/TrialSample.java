package dev.tripatch.workspace.schemas;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.show.table.SchemaScope;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Three documents with a list of ports, and a definition for those of a custom resource. */
public record TrialSample(String kind, String last, String local, String live, Schemas schemas) {

  private static final Schemas BUILT_IN = Schemas.of(BundledReleases.newest());

  /** Ports of a Service: its rule is map by port, protocol; a patch knows port alone. */
  public static TrialSample service(String last, String local, String live) {
    return new TrialSample("apiVersion: v1\nkind: Service\n", last, local, live, BUILT_IN);
  }

  /** Ports of a custom resource, whose items have these fields and this rule. */
  public static TrialSample gate(String annotations, String last, String local, String live) {
    try {
      return new TrialSample(
          "apiVersion: demo.example.com/v1\nkind: Gate\n",
          last,
          local,
          live,
          new SchemaText("crd.yaml", definition(annotations)).over(BUILT_IN));
    } catch (SchemaFault wrong) {
      throw new AssertionError(wrong);
    }
  }

  /** The definition of a Gate, to be sent to a server too. */
  public static String definition(String annotations) {
    return """
    apiVersion: apiextensions.k8s.io/v1
    kind: CustomResourceDefinition
    metadata:
      name: gates.demo.example.com
    spec:
      group: demo.example.com
      scope: Namespaced
      names: {kind: Gate, plural: gates, singular: gate, listKind: GateList}
      versions:
      - name: v1
        served: true
        storage: true
        schema:
          openAPIV3Schema:
            type: object
            properties:
              spec:
                type: object
                properties:
                  zones: {type: array, items: {type: string}}
                  options:
                    type: object
                    properties: {mode: {type: string}, level: {type: string}}
                  ports:
                    type: array
                    %s
                    items:
                      type: object
                      required: [port, protocol]
                      properties:
                        port: {type: integer}
                        protocol: {type: string}
                        name: {type: string}
    """
        .formatted(annotations);
  }

  public SourceDocument document(String name, String spec) {
    return SourceReader.read(
        name,
        kind + "metadata: {name: dns, namespace: default}\n" + "spec: {%s}\n".formatted(spec));
  }

  public ThreeDocuments<SourceDocument> documents() {
    return new ThreeDocuments<>(
        last.isEmpty() ? Optional.empty() : Optional.of(document("last.yaml", last)),
        document("local.yaml", local),
        Optional.of(document("live.yaml", live)));
  }

  public SchemaSource source() {
    return schemas.source();
  }

  /** As the window and the command line compare them. */
  public ThreeWayInputs inputs() {
    return ((Compared.Done) new Workbench(source()).compare(documents(), true, Optional.empty()))
        .outcome()
        .inputs();
  }

  /** The field that is nearest to a path. */
  public Optional<RuleField> field(String path) {
    ThreeWayInputs inputs = inputs();
    List<MapValue> objects = new ArrayList<>();
    inputs.lastApplied().ifPresent(objects::add);
    objects.add(inputs.local());
    inputs.live().ifPresent(objects::add);
    return RuleField.nearest(
        SchemaScope.of(inputs.schema(), objects), inputs.schema(), FieldPath.parse(path));
  }

  public RuleTrial trial(String path) {
    return new RuleTrial(inputs(), source(), schemas.builtIn(), field(path).orElseThrow());
  }

  /** What comes out under the present rule, and under these. */
  public List<TrialColumn> columns(String path, String... rules) {
    RuleTrial trial = trial(path);
    List<TriedRule> tried = new ArrayList<>();
    for (String rule : rules) {
      tried.add(read(rule, trial.field()));
    }
    return trial.with(tried);
  }

  public static TriedRule read(String rule, RuleField field) {
    try {
      return TriedRule.read(rule, field.rule());
    } catch (TriedRule.NoRuleException wrong) {
      throw new AssertionError(rule, wrong);
    }
  }
}
