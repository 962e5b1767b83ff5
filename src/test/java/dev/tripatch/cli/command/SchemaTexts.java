package dev.tripatch.cli.command;

/** Files that the tests of schemas on the command line share. */
final class SchemaTexts {
  static final String MERGED_ARGS =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: merge
      """;
  static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec:
        containers:
        - name: web
          args: %s
      """;
  static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        names: {kind: Widget, plural: widgets}
        scope: Namespaced
        versions:
        - name: v1
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  properties:
                    parts:
                      type: array
                      x-kubernetes-list-type: map
                      x-kubernetes-list-map-keys: [id]
                      items:
                        type: object
                        properties:
                          id: {type: string}
      """;

  private SchemaTexts() {}
}
