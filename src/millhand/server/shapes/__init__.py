"""Everything that goes over the wire, as msgspec structs; OpenAPI is made from them."""
