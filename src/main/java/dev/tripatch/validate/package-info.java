/**
 * What an API server refuses in an object, as it would be stored. In an object of a built-in kind:
 * Kubernetes' own validation, each rule with the name of the function that it ports; those that a
 * table can say are in {@code rules.txt}, with forms of texts in {@code forms.txt}; the others are
 * small functions that the table calls by name. In a custom resource, by its definition: the
 * keywords of the schema, the keys of lists, and rules in CEL, judged as kube-openapi and
 * apiextensions-apiserver judge them. What is not here is said to be not checked (decision record
 * 39).
 *
 * <p>It must not know documents, patches or people's texts. Start reading at {@link
 * dev.tripatch.validate.Validation}, {@link dev.tripatch.validate.CustomResources} and {@link
 * dev.tripatch.validate.CelRule}.
 */
@NullMarked
package dev.tripatch.validate;

import org.jspecify.annotations.NullMarked;
